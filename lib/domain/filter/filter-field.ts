/** A field of a filter's form. Its name is that of the parameter in the URL, where its value comes from. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  /** Text unless something else is given. Moments are Unix seconds in the URL. */
  readonly is?: "addresses" | "moment" | "select";
  readonly placeholder?: string;
  /** Of a select: what the values mean. */
  readonly options?: Readonly<Record<string, string>>;
  /** Of a select: what no value means. */
  readonly empty?: string;
  /** Of a text: values to choose from, which other rows have. */
  readonly suggests?: boolean;
}

/** Fields that belong together. */
export interface FilterGroup {
  readonly title: string;
  readonly fields: readonly FilterField[];
  /** Why there are no fields, or what is special about them. */
  readonly note?: string;
}

export const TIME_FIELDS: readonly FilterField[] = [
  { name: "from", label: "From (UTC)", is: "moment" },
  { name: "until", label: "Until (UTC)", is: "moment" },
  { name: "from_lt", label: "From logical time" },
  { name: "lt", label: "Until logical time" },
];

/** Lists are sorted newest first by default. */
export const ORDER_FIELD: FilterField = {
  name: "sort",
  label: "Order",
  is: "select",
  options: { asc: "Oldest first" },
  empty: "Newest first",
};
