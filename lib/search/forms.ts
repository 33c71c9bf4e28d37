import type { Form } from "./form";
import { addressForm } from "./forms/address";
import { blockIdForm } from "./forms/block-id";
import { bocForm } from "./forms/boc";
import { dateForm } from "./forms/date";
import { domainForm } from "./forms/domain";
import { explorerLinkForm } from "./forms/explorer-link";
import { hashForm } from "./forms/hash";
import { logicalTimeForm } from "./forms/logical-time";
import { masterchainSeqnoForm } from "./forms/masterchain-seqno";
import { ownLinkForm } from "./forms/own-link";
import { serviceLinkForm } from "./forms/service-link";
import { transactionReferenceForm } from "./forms/transaction-reference";
import { transferLinkForm } from "./forms/transfer-link";
import { unixTimeForm } from "./forms/unix-time";

/**
 * In the order in which equally certain matches are offered. Of the matches of a bare number the
 * narrowest comes first: few numbers are plausible times, more are block numbers, all are logical times.
 */
export const FORMS: readonly Form[] = [
  hashForm,
  addressForm,
  domainForm,
  blockIdForm,
  transactionReferenceForm,
  explorerLinkForm,
  serviceLinkForm,
  transferLinkForm,
  ownLinkForm,
  bocForm,
  dateForm,
  unixTimeForm,
  masterchainSeqnoForm,
  logicalTimeForm,
];
