/** Names of DNS record categories by the hash of the name in the standard, which is their key. */
export const DNS_CATEGORIES: Readonly<Record<string, string>> = {
  e8d44050873dba865aa7c170ab4cce64d90839a34dcfd6cf71d14e0205443b1b: "wallet",
  fbae041b02c41ed0fd8a4efb039bc780dd6af4a1f0c420f42561ae705dda43fe: "site",
  "19f02441ee588fdb26ee24b2568dd035c3c9206e11ab979be62e55558a1d17ff": "next resolver",
  "49a25f9feefaffecad0fcd30c50dc9331cff8b55ece53def6285c09e17e6f5d7": "storage",
  "982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1": "text",
  "2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97": "picture",
  c9046f7a37ad0ea7cee73355984fa5428982f8b37c8f7bcec91f7ac71a7cd104: "description",
  "82244417f956ac7c599f191593f7e441a4fafa20a4158fd52e154f1dc4c8ed92": "email",
};
