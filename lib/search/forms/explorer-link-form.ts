import type { Form } from "../form";
import { splitLink } from "../link";
import { EXPLORER_HOSTS, isHostOf, networkOfLink } from "../link-hosts";
import { EXPLORER_PAGES, EXPLORER_QUERIES } from "../link-shapes";
import { matchLink } from "../match-shape";

const SHAPES = [...EXPLORER_PAGES, ...EXPLORER_QUERIES];

export const explorerLinkForm: Form = {
  name: "a link to another explorer",
  example:
    "https://tonviewer.com/transaction/e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  read(text) {
    const link = splitLink(text);
    if (link === null || !isHostOf(link.host, EXPLORER_HOSTS)) return [];
    const match = matchLink(SHAPES, link, networkOfLink(link));
    return match === null ? [] : [match];
  },
};
