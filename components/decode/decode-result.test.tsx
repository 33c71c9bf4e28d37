import { beginCell, Address, external, storeMessage, type Cell } from "@ton/core";
import * as fc from "fast-check";
import { ANY_CHARACTER } from "@/testing/text/any-character";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { decodeText } from "@/lib/domain/decode/decode-text";
import { readBoc } from "@/lib/ton/cell/boc";
import { fuzzRuns } from "../../testing/ton/fuzz-runs";
import { cellLines } from "../cell/cell-rows";
import { CellWindow } from "../cell/cell-window";
import { DecodeResult } from "./decode-result";
import { MAINNET } from "../../testing/domain/network/test-page-networks";

function drawn(text: string): string {
  const html = renderToStaticMarkup(<DecodeResult network={MAINNET} report={decodeText(text)} />);
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

const ADDRESS = Address.parseRaw(`0:${"5b".repeat(32)}`);
const COMMENT = beginCell().storeUint(0, 32).storeStringTail("for the bread").endCell();
const MESSAGE = beginCell()
  .store(storeMessage(external({ to: ADDRESS, body: COMMENT })))
  .endCell();

function wide(): Cell {
  const builder = beginCell();
  for (let branch = 0; branch < 4; branch += 1) {
    let cell = beginCell().storeUint(branch, 9).endCell();
    for (let depth = 0; depth < 60; depth += 1)
      cell = beginCell().storeUint(depth, 8).storeRef(cell).endCell();
    builder.storeRef(cell);
  }
  return builder.endCell();
}

describe("the result of decoding", () => {
  it.each([
    ["0x0f8a7ea5", ["Opcode", "Jetton transfer", "jetton_transfer", "TEP-74", "260734629", "Could also be"]],
    ["0x0f8a7ea5 0xdeadbeef", ["Opcodes 2", "jetton_transfer", "Unknown"]],
    ["97026", ["Method ID", "get_wallet_data", "0x17b02"]],
    ["get_wallet_data", ["97026", "crc32"]],
    ["excesses query_id:uint64 = InternalMsgBody", ["TL-B constructor", "0xd53276db", "excess"]],
    [ADDRESS.toString(), ["Address", "Non-bounceable", "Testnet bounceable", "Raw, lower case"]],
    ["11".repeat(32), ["Hash", "Base64url", "Find it on Mainnet"]],
    ["(-1,8000000000000000,42)", ["Block ID", "42"]],
    ["1.5", ["Amount", "1500000000"]],
    ["1700000000", ["Time", "2023-11-14T22:13:20.000Z"]],
    ["aGVsbG8gd29ybGQ=", ["Bytes", "hello world"]],
    ["te6cck!!", ["Not recognized", "character 7"]],
    ["nope nope", ["Not recognized", "Supported"]],
    [COMMENT.toBoc().toString("hex"), ["Message body", "for the bread", "Root hash", "Cell 0"]],
    [MESSAGE.toBoc().toString("hex"), ["External message", "Normalized message hash", "block.tlb"]],
    [
      `${COMMENT.toBoc().toString("hex")} ${MESSAGE.toBoc().toString("hex")}`,
      ["1. Message body", "2. External"],
    ],
  ] as const)("contains the readings of %s", (text, expected) => {
    const html = drawn(text);
    for (const part of expected) expect(html).toContain(part);
  });

  it("contains a window of lines of a long tree, and the chosen cell", () => {
    const graph = readBoc(Uint8Array.from(wide().toBoc()));
    const lines = cellLines(graph, 1_000);
    const html = renderToStaticMarkup(<CellWindow graph={graph} lines={lines} form="Hex" />);
    expect(html).toContain("Cell 0");
    expect(html).toContain("References");
    const drawnLines = html.match(/aria-posinset/g) ?? [];
    expect(drawnLines.length).toBeGreaterThan(15);
    expect(drawnLines.length).toBeLessThan(50);
    expect(lines).toHaveLength(245);
  });

  it("is rendered for any input, without NaN", () => {
    const texts = fc.oneof(
      fc.string({ unit: ANY_CHARACTER, maxLength: 80 }),
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString("hex")),
      fc
        .uint8Array({ maxLength: 90 })
        .map((bytes) => beginCell().storeBuffer(Buffer.from(bytes)).endCell().toBoc().toString("base64")),
      fc.bigInt().map(String),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(drawn(text)).not.toContain("NaN");
      }),
      fuzzRuns("drawn readings", 200),
    );
  });
});
