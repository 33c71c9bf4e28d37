/** The way on for browsers that run no scripts; the others load more in place. */
export function MoreWithoutScript({ href }: { readonly href: string }) {
  return (
    <noscript>
      <p className="mt-4">
        <a href={href}>More</a>
      </p>
    </noscript>
  );
}
