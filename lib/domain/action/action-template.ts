import type { ActionKind } from "./action-kinds";
import type { Formats } from "./field-formats";

/** Alternative templates: the first whose required fields are present, otherwise the last. */
type TemplateText = string | readonly string[];

/** Templates by the fields that hold the account of the page; `a+b` if it is in both. */
type TemplatesByAccount = Readonly<Record<string, TemplateText>>;

/** How one type of action is described. Placeholders name fields of its details. */
export interface ActionTemplate {
  readonly label: string;
  readonly kind: ActionKind;
  /** From no particular account's point of view. */
  readonly sentence: TemplateText;
  /** For a failed action: what was attempted and, if known, by whom. */
  readonly attempt: TemplateText;
  /** Seen from the account that sent something, received something, or both. */
  readonly out?: TemplatesByAccount;
  readonly in?: TemplatesByAccount;
  readonly self?: TemplatesByAccount;
  /** Seen from an account that did neither. */
  readonly own?: TemplatesByAccount;
  /** Additional facts; each is left out when its fields are absent. */
  readonly more?: readonly string[];
  /** Formats of fields that differ from the common ones of the same name. */
  readonly formats?: Formats;
  /** The field that is summed up when similar actions are grouped. */
  readonly sum?: string;
}

export type ActionTemplates<T extends object> = { readonly [K in keyof T]: ActionTemplate };
