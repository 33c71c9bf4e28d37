/** The letter of an account within its trace. */
export function AccountLetter({ letter }: { readonly letter: string }) {
  return (
    <span
      title={`Account ${letter} of this trace`}
      className="inline-block min-w-5 rounded bg-sunken px-1 text-center font-mono text-xs leading-5 forced-colors:border"
    >
      {letter}
    </span>
  );
}
