export function ZoomButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="cursor-pointer rounded-control border border-edge/60 bg-raised px-2.5 py-0.5 text-sm hover:bg-sunken"
    >
      {name}
    </button>
  );
}
