import type { ApiError } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { DnsRecord } from "../../toncenter/v3/dns";

/** What is known of a domain, or why nothing is. */
export interface DomainView {
  /** As it was understood; as it was typed when it could not be read. */
  readonly name: string;
  /** Why the name may not be the one that it looks like, in a few words. */
  readonly warning: string | null;
  /** One, unless several items claim the name. */
  readonly records: readonly DnsRecord[];
  readonly names: AddressBook;
  readonly problem: ApiError | null;
}
