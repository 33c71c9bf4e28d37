import { lookUpHash } from "@/lib/query/hash-lookup";
import { outcomeOf } from "@/lib/search/outcome";
import { recentSearches } from "./recent-searches";
import { SearchPopup } from "./search-popup";
import { hashIn, suggestionsFor } from "./search-suggestion";

/** The code of the search, loaded when the input gets the focus. */
export const searchTools = { SearchPopup, hashIn, lookUpHash, outcomeOf, recentSearches, suggestionsFor };
