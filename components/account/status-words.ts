interface Words {
  readonly tone: "neutral" | "positive" | "warning";
  readonly word: string;
  readonly meaning: string;
}

/** In which states an account can be, in words. */
export const STATUSES: Readonly<Record<string, Words>> = {
  active: { tone: "positive", word: "Active", meaning: "It has a contract." },
  uninit: {
    tone: "neutral",
    word: "Uninitialized",
    meaning: "It can hold coins, but no contract has been put there yet.",
  },
  frozen: {
    tone: "warning",
    word: "Frozen",
    meaning: "It owed too much rent for its storage: of its contract only a hash is kept.",
  },
  nonexist: {
    tone: "neutral",
    word: "Does not exist",
    meaning: "There is no account now: it was never used, or has been deleted.",
  },
};
