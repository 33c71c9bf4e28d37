export function ZoomButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="cursor-pointer rounded border border-edge px-2 py-0.5 text-xs hover:bg-raised"
    >
      {name}
    </button>
  );
}
