import { PageLink } from "@/components/ui/page-link";
import { Count } from "@/components/entity/count";
import { Name } from "@/components/entity/name";
import { isSameAttribute, traitCounts } from "@/lib/domain/nft/nft-attribute";
import { collectionCounts } from "@/lib/domain/nft/nft-collection-counts";
import type { NftItemRow } from "@/lib/domain/nft/nft-item-row";
import type { NftItemsQuery } from "@/lib/domain/nft/nft-queries";

interface NftNarrowingProps {
  readonly query: NftItemsQuery;
  /** The rows that the page opened with: the choices are counted among them. */
  readonly rows: readonly NftItemRow[];
  readonly to: (changed: Partial<NftItemsQuery>) => string;
}

/** Collections or attributes to choose from. */
export function NftNarrowing({ query, rows, to }: NftNarrowingProps) {
  return query.subject.of === "owner" ? (
    <CollectionChoice query={query} rows={rows} to={to} />
  ) : (
    <AttributeChoice query={query} rows={rows} to={to} />
  );
}

function CollectionChoice({ query, rows, to }: NftNarrowingProps) {
  const collections = collectionCounts(rows);
  if (query.collection !== null || collections.length < 2) return null;
  return (
    <details className="open:w-full">
      <summary className="button">Collections</summary>
      <Panel>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {collections.map(({ address, name, count }) => (
            <li key={address}>
              <Choice href={to({ collection: address })} count={count}>
                {name === null ? "Collection without a name" : <Name text={name} />}
              </Choice>
            </li>
          ))}
        </ul>
        <Sampled rows={rows.length} />
      </Panel>
    </details>
  );
}

function AttributeChoice({ query, rows, to }: NftNarrowingProps) {
  const traits = traitCounts(rows);
  if (traits.length === 0) return null;
  return (
    <details className="open:w-full">
      <summary className="button">Attributes</summary>
      <Panel>
        <dl className="grid gap-y-3">
          {traits.map(({ trait, values }) => (
            <div key={trait}>
              <dt className="font-medium">
                <Name text={trait} />
              </dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {values.map(({ value, count }) => {
                    const chosen = query.attributes.filter((one) => !isSameAttribute(one, { trait, value }));
                    const isChosen = chosen.length < query.attributes.length;
                    return (
                      <li key={value}>
                        <Choice
                          href={to({ attributes: isChosen ? chosen : [...chosen, { trait, value }] })}
                          count={count}
                          isChosen={isChosen}
                        >
                          <Name text={value} />
                        </Choice>
                      </li>
                    );
                  })}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <Sampled rows={rows.length} />
      </Panel>
    </details>
  );
}

function Panel({ children }: { readonly children: React.ReactNode }) {
  return <div className="mt-2 grid gap-3 rounded-control border border-line p-4">{children}</div>;
}

interface ChoiceProps {
  readonly href: string;
  readonly count: number;
  readonly isChosen?: boolean;
  readonly children: React.ReactNode;
}

function Choice({ href, count, isChosen = false, children }: ChoiceProps) {
  return (
    <PageLink
      href={href}
      scroll={false}
      aria-current={isChosen ? "true" : undefined}
      className="aria-[current]:font-semibold"
    >
      {children}{" "}
      <span className="text-muted">
        <Count value={count} />
      </span>
    </PageLink>
  );
}

function Sampled({ rows }: { readonly rows: number }) {
  return (
    <p className="text-xs text-muted">
      Counted among the first <Count value={rows} /> NFTs. Filters apply to the NFTs that are loaded.
    </p>
  );
}
