import "server-only";
import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IPv4 networks without internet hosts (IANA's special-purpose registry), and one of a cloud provider. */
const SPECIAL_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  // Includes the metadata services of virtual machines.
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // The host address that one provider's virtual machines see.
  "168.63.129.16/32",
];

/** Of IPv6 only global unicast counts, except ranges that are reserved there or embed an IPv4 address. */
const GLOBAL_V6 = ["2000::/3"];
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

function listOf(subnets: readonly string[], type: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = "", bits] = subnet.split("/");
    list.addSubnet(address, Number(bits), type);
  }
  return list;
}

const specialV4 = listOf(SPECIAL_V4, "ipv4");
const globalV6 = listOf(GLOBAL_V6, "ipv6");
const specialV6 = listOf(SPECIAL_V6, "ipv6");

/** Whether an IP address is on the internet: not private, not special, not another address in disguise. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, "ipv4");
  // Addresses with a zone are link-local.
  if (!isIPv6(address) || address.includes("%")) return false;
  return globalV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}
