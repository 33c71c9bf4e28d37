import { FilterChip } from "@/components/ui/filter-chip";
import { Amount } from "@/components/entity/amount";
import { TransactionLink } from "@/components/entity/transaction-link";
import { ErrorNotice } from "@/components/error/error-notice";
import { ROW_KEYS } from "@/components/list/row-keys";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Cell, HeadCell, Row, RowHead, Table } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { Controls } from "./controls-gallery";
import { ERRORS, HASH } from "./gallery-examples";

const AMOUNTS = [1_500_000_000n, 20_000_000n, 123_456_789_012_345n];

export function Parts({ network }: { readonly network: PageNetwork }) {
  const here = network.standard ? "/ui" : `/${network.id}/ui`;
  return (
    <>
      <Section title="Badges, filters and tabs">
        <p className="flex flex-wrap gap-2">
          <Badge>Ordinary</Badge>
          <Badge tone="positive">Succeeded</Badge>
          <Badge tone="warning">Suspicious</Badge>
          <Badge tone="negative">Failed</Badge>
        </p>
        <p className="mt-4">
          <FilterChip clearHref={here} clearLabel="Clear the filter by time">
            Up to 2026-11-01 12:00 UTC
          </FilterChip>
        </p>
        <div className="mt-4">
          <Tabs
            label="Gallery"
            current={here}
            tabs={[
              { href: here, name: "This page", count: 3 },
              { href: `${here}?other`, name: "Another" },
            ]}
          />
        </div>
      </Section>
      <Controls />
      <Section title="A table, and one on its way">
        <Table caption="Amounts by transaction">
          <Header />
          <tbody>
            {AMOUNTS.map((value) => (
              <Row key={value.toString()}>
                <RowHead>
                  <TransactionLink network={network} hash={HASH} />
                </RowHead>
                <Cell>
                  <Badge tone="positive">Succeeded</Badge>
                </Cell>
                <Cell numeric>
                  <Amount value={value} decimals={9} symbol={network.coin} brief />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
        <div className="mt-6">
          <Table caption="Amounts that are on their way" busy>
            <Header />
            <tbody>
              <SkeletonRows rows={2} columns={3} />
            </tbody>
          </Table>
        </div>
      </Section>
      <Section title="Keys in lists">
        <Facts>
          {ROW_KEYS.map(({ keys, does }) => (
            <Fact key={keys} name={keys}>
              {does}
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title="Every kind of error">
        <div className="grid gap-6">
          {ERRORS.map((error) => (
            <ErrorNotice key={JSON.stringify(error)} error={error} />
          ))}
          <ErrorNotice
            error={{ kind: "upstream", cause: "timeout", status: null, message: "no answer" }}
            willRetry
          />
        </div>
      </Section>
    </>
  );
}

function Header() {
  return (
    <thead>
      <tr>
        <HeadCell pinned>Transaction</HeadCell>
        <HeadCell>Result</HeadCell>
        <HeadCell numeric>Amount</HeadCell>
      </tr>
    </thead>
  );
}
