import { crc32, deflateSync } from "node:zlib";
import { giftBox, picture } from "./item-pictures";
import type { TokenFiles } from "./token-files";
import { tokenUri } from "./token-uris";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(data.length, 0);
  sizes.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
}

/** A PNG of a few bytes whose header declares this many pixels on each side. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(4_096))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An SVG that would run a script and load other files if it were opened as a document. */
const DEMANDING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="alert(1)"><script>alert(1)</script>' +
  '<style>@import url("http://tracker.example/a.css");</style><image href="http://tracker.example/a.png"/>' +
  `${giftBox("#c23b22")}</svg>`;

export const DIFFICULT_FILES: TokenFiles = {
  "rewards-huge.png": hugePng(60_000),
  "rewards-script.svg": DEMANDING,
};

const embedded = Buffer.from(picture("#0b5d7a", giftBox("#ffffff"))).toString("base64");

/** The picture URIs of the spammer's items, in turn. */
export const DIFFICULT_PICTURES: readonly string[] = [
  tokenUri("rewards.svg"),
  tokenUri("rewards-gone.svg"),
  tokenUri("rewards-huge.png"),
  tokenUri("rewards-script.svg"),
  `data:image/svg+xml;base64,${embedded}`,
  "http://169.254.169.254/latest/meta-data/",
  "http://rewards.example/picture.png",
];
