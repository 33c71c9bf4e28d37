import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Cell, HeadCell, Row, RowHead, Table } from "./table";
import { Tabs } from "./tabs";

it("a table has a caption that names the region it scrolls in", () => {
  const markup = renderToStaticMarkup(
    <Table caption="Transactions" busy>
      <thead>
        <tr>
          <HeadCell pinned>Hash</HeadCell>
          <HeadCell numeric>Fee</HeadCell>
        </tr>
      </thead>
      <tbody>
        <Row>
          <RowHead>ab</RowHead>
          <Cell numeric>1</Cell>
        </Row>
      </tbody>
    </Table>,
  );
  expect(markup).toMatch(/aria-label="Transactions" tabindex="0"/i);
  expect(markup).toContain('<caption class="sr-only">Transactions</caption>');
  expect(markup).toContain('<th scope="row"');
  expect(markup.match(/<th scope="col"/g)).toHaveLength(2);
  expect(markup).toContain('aria-busy="true"');
});

it("exactly one tab is the current page", () => {
  const tabs = [
    { href: "/a", name: "Overview" },
    { href: "/a/nfts", name: "NFTs", count: 3 },
  ];
  const markup = renderToStaticMarkup(<Tabs label="Account" tabs={tabs} current="/a/nfts" />);
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-current="page"[^>]*href="\/a\/nfts"|href="\/a\/nfts"[^>]*aria-current="page"/);
});
