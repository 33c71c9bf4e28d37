import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { DomainView } from "../../domain/dns/domain-view";
import { readDomainName } from "../../search/domain-name";
import { domainForm } from "../../search/forms/domain-form";
import type { DomainWarning } from "../../search/lookalike";
import { badInput, type ApiError } from "../../toncenter/error";
import { dnsRecords } from "../../toncenter/v3/v3-dns";
import { decoded, quoted } from "../../domain/filter/url-text";

const WARNINGS: Readonly<Record<DomainWarning, string>> = {
  "mixed scripts": "it mixes scripts",
  "looks like Latin": "its letters look like Latin ones",
  "invisible characters": "it contained invisible characters, removed here",
};

/** The records of a domain. One call, none for an invalid name. */
export async function loadDomain(network: string, segment: string): Promise<DomainView> {
  const typed = decoded(segment);
  const read = readDomainName(typed);
  if (read === null) {
    const problem = badInput(`${quoted(typed)} is not a domain name.`, "name", [domainForm.name]);
    return nothing({ name: typed, warning: null }, problem);
  }
  const domain = { name: read.name, warning: read.warning === null ? null : WARNINGS[read.warning] };
  const answer = await gatewayOf(network).call(dnsRecords, { domain: read.name }, { lane: "interactive" });
  if (!answer.ok) return nothing(domain, answer.error);
  const { records, address_book } = answer.value.value;
  const found = records.filter((record) => record.domain === read.name);
  if (found.length > 0) return { ...domain, records: found, names: address_book, problem: null };
  return nothing(domain, { kind: "not-found", message: `no record of ${quoted(read.name)}` });
}

function nothing({ name, warning }: Pick<DomainView, "name" | "warning">, problem: ApiError): DomainView {
  return { name, warning, records: [], names: {}, problem };
}
