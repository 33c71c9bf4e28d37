import Link from "next/link";
import { ownOfBlockPath } from "@/lib/paths";

interface BlockScopeProps {
  /** Path of the open tab. */
  readonly path: string;
  readonly isOwnOnly: boolean;
}

/** For a masterchain block: switches between all committed shards and the masterchain only. */
export function BlockScope({ path, isOwnOnly }: BlockScopeProps) {
  const choices = [
    { name: "Everything it brought", href: path, isChosen: !isOwnOnly },
    { name: "Only of the masterchain", href: ownOfBlockPath(path), isChosen: isOwnOnly },
  ];
  return (
    <nav aria-label="Which ones" className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {choices.map(({ name, href, isChosen }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              scroll={false}
              aria-current={isChosen ? "true" : undefined}
              className="inline-block py-1 aria-[current]:font-medium aria-[current]:text-text"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
