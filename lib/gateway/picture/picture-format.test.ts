import { expect, it } from "vitest";
import { shortestTime } from "../../../testing/shortest-time";
import { pictureFormat } from "./picture-format";

it.each([
  ["a picture", "<svg xmlns='http://www.w3.org/2000/svg'/>", "svg"],
  ["a document type", "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x.dtd'><svg></svg>", "svg"],
  ["an internal subset", "<!DOCTYPE svg [ <!ATTLIST a b CDATA #IMPLIED> ]><svg></svg>", null],
  ["an entity", "<!DOCTYPE svg PUBLIC '<' [<!ENTITY a 'b'>]><svg></svg>", null],
  ["a stylesheet", "<?xml version='1.0'?><?xml-stylesheet href='a.css'?><svg></svg>", null],
  ["an inclusion", "<svg><xi:include href='file:///etc/passwd'/></svg>", null],
  ["another encoding", "<?xml version='1.0' encoding='utf-7'?><svg></svg>", null],
  ["a page", "<html><svg/></html>", null],
])("text with %s: %s", (_, text, format) => {
  expect(pictureFormat(Buffer.from(text))).toBe(format);
});

/** A stranger's picture is checked in the process that serves everybody. */
it.each([
  "<!DOCTYPE",
  "<!DOCTYPE svg ",
  "<!",
  "<",
  "<a",
  "<a:",
  "<svg",
  "<?xml ",
  "<?xml encoding=",
  "[",
  " ",
  "a",
  "<!--",
])("half a megabyte of %j is checked within 50 ms", (repeated) => {
  for (const start of ["<svg>", "<svg ", "<?xml ", "<!--"]) {
    const bytes = Buffer.from((start + repeated.repeat(524_288 / repeated.length)).slice(0, 524_288));
    expect(shortestTime(() => pictureFormat(bytes), 50)).toBeLessThan(50);
  }
});
