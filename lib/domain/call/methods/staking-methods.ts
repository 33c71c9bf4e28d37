import { arg, fields, methodsOf } from "./method-row";

const NOMINATOR_POOL = methodsOf("Nominator pool", {
  get_pool_data: {
    results: [
      ["State", "int"],
      ["Nominators", "int"],
      ["Stake sent", "coins"],
      ["Validator stake", "coins"],
      ["Validator", "masterchain account"],
      ["Validator reward share", "int"],
      ["Max nominators", "int"],
      ["Min validator stake", "coins"],
      ["Min nominator stake", "coins"],
      ["Nominator records", "any"],
      ["Withdrawal requests", "any"],
      ["Stake at", "time"],
      ["Saved validator set hash", "hash"],
      ["Validator set changes", "int"],
      ["Validator set changed", "time"],
      ["Stake held for", "duration"],
      ["Config proposal votes", "any"],
    ],
  },
  list_nominators: {
    results: [
      [
        "Nominators",
        {
          rows: fields(
            ["Nominator", "basechain account"],
            ["Stake", "coins"],
            ["Pending deposit", "coins"],
            ["Withdrawal requested", "flag"],
          ),
        },
      ],
    ],
  },
  get_nominator_data: {
    args: [arg("Nominator", "account")],
    results: [
      ["Stake", "coins"],
      ["Pending deposit", "coins"],
      ["Withdrawal requested", "flag"],
    ],
  },
  has_withdraw_requests: { results: [["Has withdrawal requests", "flag"]] },
  list_votes: {
    results: [["Votes", { rows: fields(["Proposal", "hash"], ["Created", "time"]) }]],
  },
  list_voters: {
    args: [arg("Proposal", "hash")],
    results: [
      ["Voters", { rows: fields(["Voter", "basechain account"], ["Supports", "flag"], ["Voted", "time"]) }],
    ],
  },
});

const SINGLE_NOMINATOR = methodsOf("Single nominator", {
  get_roles: {
    results: [
      ["Owner", "address"],
      ["Validator", "address"],
    ],
  },
});

const ELECTOR = methodsOf("Elector", {
  active_election_id: { results: [["Election", "time"]] },
  participates_in: { args: [arg("Validator key", "hash")], results: [["Stake", "coins"]] },
  participant_list: {
    results: [["Participants", { rows: fields(["Validator key", "hash"], ["Stake", "coins"]) }]],
  },
  participant_list_extended: {
    results: [
      ["Election", "time"],
      ["Closes", "time"],
      ["Min stake", "coins"],
      ["Total stake", "coins"],
      [
        "Participants",
        {
          rows: fields(
            ["Validator key", "hash"],
            [
              "Entry",
              {
                tuple: fields(
                  ["Stake", "coins"],
                  ["Max factor", "int"],
                  ["Account", "masterchain account"],
                  ["ADNL", "hash"],
                ),
              },
            ],
          ),
        },
      ],
      ["Failed", "flag"],
      ["Finished", "flag"],
    ],
  },
  compute_returned_stake: { args: [arg("Account", "account")], results: [["Returned stake", "coins"]] },
  past_election_ids: { results: [["Elections", { rows: fields(["Election", "time"]) }]] },
  past_elections_list: {
    results: [
      [
        "Elections",
        {
          rows: fields(
            ["Election", "time"],
            ["Unfreezes", "time"],
            ["Validator set hash", "hash"],
            ["Stake held", "duration"],
          ),
        },
      ],
    ],
  },
  past_elections: {
    results: [
      [
        "Elections",
        {
          rows: fields(
            ["Election", "time"],
            ["Unfreezes", "time"],
            ["Stake held", "duration"],
            ["Validator set hash", "hash"],
            ["Frozen stakes", "any"],
            ["Total stake", "coins"],
            ["Bonuses", "coins"],
            ["Complaints", "any"],
          ),
        },
      ],
    ],
  },
  get_past_complaints: { args: [arg("Election", "time")], results: [["Complaints", "any"]] },
  list_complaints: { args: [arg("Election", "time")], results: [["Complaints", "any"]] },
  show_complaint: {
    args: [arg("Election", "time"), arg("Complaint", "hash")],
    results: [["Complaint", "any"]],
  },
  complaint_storage_price: {
    args: [arg("Bits", "int"), arg("References", "int"), arg("Expires in", "int")],
    results: [["Price", "coins"]],
  },
});

const CONFIG = methodsOf("Config contract", {
  list_proposals: { results: [["Proposals", "any"]] },
  get_proposal: { args: [arg("Proposal", "hash")], results: [["Proposal", "any"]] },
  proposal_storage_price: {
    args: [arg("Critical", "int"), arg("Seconds", "int"), arg("Bits", "int"), arg("References", "int")],
    results: [["Price", "coins"]],
  },
});

export const STAKING_METHODS = [...NOMINATOR_POOL, ...SINGLE_NOMINATOR, ...ELECTOR, ...CONFIG];
