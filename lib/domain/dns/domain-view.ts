import type { ApiError } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { DnsRecord } from "../../toncenter/v3/v3-dns";

/** The records of a domain, or why there are none. */
export interface DomainView {
  /** The normalized name; the input as typed if it could not be parsed. */
  readonly name: string;
  /** Why the name may be mistaken for another one. */
  readonly warning: string | null;
  /** Usually one; more if several items claim the name. */
  readonly records: readonly DnsRecord[];
  readonly names: AddressBook;
  readonly problem: ApiError | null;
}
