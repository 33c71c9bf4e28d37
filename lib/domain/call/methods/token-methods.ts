import { arg, methodsOf } from "./method-row";

const JETTONS = methodsOf("TEP-74", {
  get_jetton_data: {
    results: [
      ["Total supply", "units"],
      ["Mintable", "flag"],
      ["Admin", "address"],
      ["Content", "content"],
      ["Jetton wallet code", "cell"],
    ],
  },
  get_wallet_data: {
    results: [
      ["Balance", "units"],
      ["Owner", "address"],
      ["Jetton", "address"],
      ["Jetton wallet code", "cell"],
    ],
  },
});

const DISCOVERABLE = methodsOf("TEP-74, TEP-89", {
  get_wallet_address: { args: [arg("Owner", "address")], results: [["Jetton wallet", "address"]] },
});

const GOVERNED = methodsOf("Governed jetton", {
  get_next_admin_address: { results: [["Next admin", "address"]] },
  get_status: { results: [["Status", "int"]] },
});

const ITEMS = methodsOf("TEP-62", {
  get_nft_data: {
    results: [
      ["Initialized", "flag"],
      ["Index", "int"],
      ["Collection", "address"],
      ["Owner", "address"],
      ["Individual content", "cell"],
    ],
  },
  get_collection_data: {
    results: [
      ["Next item index", "int"],
      ["Collection content", "content"],
      ["Owner", "address"],
    ],
  },
  get_nft_address_by_index: { args: [arg("Index", "int")], results: [["NFT", "address"]] },
});

const CONTENT = methodsOf("TEP-62, TEP-64", {
  get_nft_content: {
    args: [arg("Index", "int"), arg("Individual content", "cell")],
    results: [["Content", "content"]],
  },
});

const ROYALTY = methodsOf("TEP-66", {
  royalty_params: {
    results: [
      ["Numerator", "int"],
      ["Denominator", "int"],
      ["Destination", "address"],
    ],
  },
});

const SOULBOUND = methodsOf("TEP-85", {
  get_authority_address: { results: [["Authority", "address"]] },
  get_revoked_time: { results: [["Revoked", "time"]] },
});

const EDITABLE = methodsOf("Editable NFT", {
  get_editor: { results: [["Editor", "address"]] },
});

export const TOKEN_METHODS = [
  ...JETTONS,
  ...DISCOVERABLE,
  ...GOVERNED,
  ...ITEMS,
  ...CONTENT,
  ...ROYALTY,
  ...SOULBOUND,
  ...EDITABLE,
];
