/** Everything that searching needs once somebody searches; loaded when the box gets the focus. */
export { lookUpHash } from "@/lib/query/search-look-up";
export { outcomeOf } from "@/lib/search/outcome";
export { recentSearches } from "./recent-searches";
export { SearchPopup } from "./search-popup";
export { hashIn, suggestionsFor } from "./suggestion";
