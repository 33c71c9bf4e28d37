import type { Address } from "@ton/core";
import { DAY, HOUR, MINUTE, type Chapter, type OutgoingMessage, type ScenarioEvent } from "../scenario-event";
import type { ResidentName } from "../residents";
import {
  bidForUsername,
  cancelUsernameAuction,
  registerUsername,
  setUsernameRecord,
  startUsernameAuction,
  transferUsername,
  type UsernameAuction,
} from "../username-operations";

const SHORT = 6 * HOUR;
const LONG = 40 * DAY;
/** The item, and the refund to the previous bidder. */
const BID_FOLLOWUPS = 1;

/**
 * Usernames: one is won after several bids, pointed to a wallet and offered again; one is sold at once at the
 * maximum; the auction of one continues, and that of another is cancelled.
 */
export const usernames: Chapter = ({ addressOf }, { from }) => {
  const event = (
    hour: number,
    by: ResidentName,
    message: OutgoingMessage,
    furtherTransactions = BID_FOLLOWUPS,
  ): ScenarioEvent => ({
    at: from + Math.round(hour * HOUR) + 7 * MINUTE,
    by,
    messages: [message],
    furtherTransactions,
  });
  const terms = (to: ResidentName, changed: Partial<UsernameAuction> = {}): UsernameAuction => ({
    beneficiary: addressOf(to),
    minBid: 5,
    maxBid: 0,
    duration: SHORT,
    ...changed,
  });
  const own = (address: Address) => ({ kind: "contract", address, flags: 0 }) as const;
  return [
    event(60, "samir", registerUsername("harbourmaster", 10, terms("edith")), 2),
    event(61, "tove", bidForUsername("harbourmaster", 12)),
    event(62, "ada", bidForUsername("harbourmaster", 12.1), 1),
    event(63, "samir", bidForUsername("harbourmaster", 13)),
    // The auction is over, so this message also claims the name.
    event(70, "samir", setUsernameRecord("harbourmaster", own(addressOf("samir")))),
    event(
      150,
      "samir",
      startUsernameAuction("harbourmaster", terms("samir", { minBid: 20, maxBid: 90, duration: LONG })),
    ),
    event(152, "rosa", bidForUsername("harbourmaster", 21)),
    event(154, "lena", bidForUsername("harbourmaster", 24)),

    event(72, "greta", registerUsername("bakerygirl", 8, terms("edith", { maxBid: 15 })), 2),
    event(73, "kaito", bidForUsername("bakerygirl", 15), 2),
    event(80, "kaito", transferUsername("bakerygirl", addressOf("kaito"), addressOf("greta")), 2),

    event(140, "oskar", registerUsername("ferryman", 6, terms("edith", { duration: LONG })), 2),
    event(141, "marco", bidForUsername("ferryman", 7)),

    event(90, "lena", registerUsername("night_owl", 5, terms("edith", { maxBid: 5 })), 3),
    event(100, "lena", startUsernameAuction("night_owl", terms("lena", { minBid: 50 }))),
    event(101, "lena", cancelUsernameAuction("night_owl")),
    event(102, "hugo", bidForUsername("night_owl", 60)),
  ];
};
