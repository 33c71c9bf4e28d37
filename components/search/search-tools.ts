import { lookUpHash } from "@/lib/query/hash-lookup";
import { lookUpName } from "@/lib/query/name-lookup";
import { outcomeOf } from "@/lib/search/outcome";
import { privateLabelMatches } from "./private-label-matches";
import { nextOption } from "./next-option";
import { recentSearches } from "./recent-searches";
import { SearchPopup } from "./search-popup";
import { namesOf, reportOf, searchStatus } from "./search-status";
import { hashIn, nameIn, suggestionsFor } from "./search-suggestion";

/** The code of the search, loaded when the input gets the focus. */
export const searchTools = {
  SearchPopup,
  hashIn,
  lookUpHash,
  lookUpName,
  nameIn,
  namesOf,
  nextOption,
  outcomeOf,
  privateLabelMatches,
  recentSearches,
  reportOf,
  searchStatus,
  suggestionsFor,
};
