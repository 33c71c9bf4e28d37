import { numberText } from "@/lib/text/counted";
import { Coins } from "@/components/entity/coins";
import { Section } from "@/components/ui/section";
import { thinned, type BalancePoint } from "@/lib/domain/charts/balance-history";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ChartFrame } from "./chart-frame";
import { balanceColumns } from "./chart-columns";
import { isoMinuteText } from "./chart-texts";

interface BalanceChartProps {
  readonly network: PageNetwork;
  readonly points: readonly BalancePoint[];
  readonly file: string;
}

/** Points that are drawn. The table has all of them. */
const MAX_POINTS = 300;

export function BalanceChart({ network, points, file }: BalanceChartProps) {
  const [first] = points;
  const last = points.at(-1);
  const title = `Balance, ${network.coin}`;
  if (first === undefined || last === undefined)
    return (
      <Section title={title}>
        <p className="text-muted">No balances available for these transactions.</p>
      </Section>
    );
  const drawn = thinned(points, MAX_POINTS);
  const worked = points.filter(({ isDerived }) => isDerived).length;
  const least = points.reduce((low, { balance }) => (balance < low ? balance : low), first.balance);
  const most = points.reduce((high, { balance }) => (balance > high ? balance : high), first.balance);
  return (
    <ChartFrame
      title={title}
      summary={
        <>
          <Coins network={network} value={first.balance} brief /> →{" "}
          <Coins network={network} value={last.balance} brief /> (min{" "}
          <Coins network={network} value={least} brief />, max <Coins network={network} value={most} brief />)
          {worked > 0 && `. ${numberText(worked)} of ${numberText(points.length)} derived from transactions`}
          {drawn.length < points.length && `. ${drawn.length} of ${numberText(points.length)} drawn`}
        </>
      }
      names={drawn.map(({ at }) => `${isoMinuteText(at)} UTC`)}
      times={drawn.map(({ at }) => at)}
      series={[{ id: "balance", name: "Balance", values: drawn.map(({ balance }) => balance) }]}
      as="line"
      coin={network.coin}
      rows={points}
      columns={balanceColumns(network)}
      idOf={({ hash }) => hash}
      fileName={`${file}-balance`}
    />
  );
}
