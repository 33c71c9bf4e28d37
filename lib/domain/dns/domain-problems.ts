import { domainForm } from "../../search/forms/domain-form";
import { badInput, type BadInput, type NotFound } from "../../toncenter/error";
import { quoted } from "../filter/url-text";

export function notADomain(typed: string): BadInput {
  return badInput(`${quoted(typed)} is not a domain name.`, "name", [domainForm.name]);
}

export function noDomainRecord(name: string): NotFound {
  return { kind: "not-found", message: `no record of ${quoted(name)}` };
}
