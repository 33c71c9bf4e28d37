/** The letter of an account within its trace. */
export function AccountLetter({ letter }: { readonly letter: string }) {
  return (
    <span
      title={`Account ${letter} of this trace`}
      className="me-1 inline-block min-w-5 rounded border border-edge px-1 text-center font-mono text-xs"
    >
      {letter}
    </span>
  );
}
