import { lookUpHash } from "@/lib/query/hash-lookup";
import { outcomeOf } from "@/lib/search/outcome";
import { recentSearches } from "./recent-searches";
import { SearchPopup } from "./search-popup";
import { hashIn, suggestionsFor } from "./search-suggestion";

/** Everything that searching needs once somebody searches; fetched when the box gets the focus. */
export const searchTools = { SearchPopup, hashIn, lookUpHash, outcomeOf, recentSearches, suggestionsFor };
