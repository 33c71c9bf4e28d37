import type { Form } from "./form";
import { addressForm } from "./forms/address-form";
import { blockIdForm } from "./forms/block-id-form";
import { bocForm } from "./forms/boc-form";
import { dateForm } from "./forms/date-form";
import { domainForm } from "./forms/domain-form";
import { explorerLinkForm } from "./forms/explorer-link-form";
import { hashForm } from "./forms/hash-form";
import { logicalTimeForm } from "./forms/logical-time-form";
import { masterchainSeqnoForm } from "./forms/masterchain-seqno-form";
import { ownLinkForm } from "./forms/own-link-form";
import { serviceLinkForm } from "./forms/service-link-form";
import { transactionReferenceForm } from "./forms/transaction-reference-form";
import { transferLinkForm } from "./forms/transfer-link-form";
import { unixTimeForm } from "./forms/unix-time-form";
import { validatorKeyForm } from "./forms/validator-key-form";

/**
 * In the order in which equally certain matches are offered. Among the matches of a bare number the narrowest comes
 * first: few numbers are plausible times, more are block numbers, all are logical times.
 */
export const FORMS: readonly Form[] = [
  hashForm,
  addressForm,
  validatorKeyForm,
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
