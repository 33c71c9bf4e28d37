import type { ApiError } from "../../toncenter/error";
import type { DecodedConfig, DecodedParameter } from "./decode-config";
import type { ParameterDiff } from "./config-diff";
import type { ConfigQuery } from "./config-query";

/** The configuration, or why there is none. */
export type ConfigReport =
  | { readonly is: "problem"; readonly error: ApiError }
  | {
      readonly is: "config";
      readonly query: ConfigQuery;
      readonly config: DecodedConfig;
      /** Those that match the search. */
      readonly found: readonly DecodedParameter[];
    }
  | {
      readonly is: "diff";
      readonly query: ConfigQuery;
      readonly from: number;
      /** Null for the newest block. */
      readonly to: number | null;
      readonly diffs: readonly ParameterDiff[];
    };
