import type { Form } from "../form";
import { splitLink } from "../link";
import { isHostOf, networkOfLink, SERVICE_HOSTS } from "../link-hosts";
import { SERVICE_CALLS } from "../link-shapes";
import { matchLink } from "../match-shape";

export const serviceLinkForm: Form = {
  name: "a call of TON Center or tonapi",
  example: "https://toncenter.com/api/v3/blocks?seqno=84773657",
  read(text) {
    const link = splitLink(text);
    if (link === null || !isHostOf(link.host, SERVICE_HOSTS)) return [];
    const match = matchLink(SERVICE_CALLS, link, networkOfLink(link));
    return match === null ? [] : [match];
  },
};
