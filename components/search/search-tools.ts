import { lookUpHash } from "@/lib/query/hash-lookup";
import { lookUpName } from "@/lib/query/name-lookup";
import { outcomeOf } from "@/lib/search/outcome";
import { privateLabelMatches } from "./private-label-matches";
import { recentSearches } from "./recent-searches";
import { SearchPopup } from "./search-popup";
import { hashIn, nameIn, suggestionsFor } from "./search-suggestion";

/** The code of the search, loaded when the input gets the focus. */
export const searchTools = {
  SearchPopup,
  hashIn,
  lookUpHash,
  lookUpName,
  nameIn,
  outcomeOf,
  privateLabelMatches,
  recentSearches,
  suggestionsFor,
};
