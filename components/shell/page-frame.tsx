import Link from "next/link";
import type { ReactNode } from "react";
import { homePath, statusPath, type NetworkName } from "@/lib/paths";

interface PageFrameProps {
  readonly network: NetworkName & { readonly testnet: boolean };
  readonly children: ReactNode;
}

/** What every page of a network has around it. */
export function PageFrame({ network, children }: PageFrameProps) {
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        Skip to the content
      </a>
      {network.testnet && (
        <p className="bg-warning px-4 py-1 text-center text-xs text-surface">
          {network.name}: coins and tokens here have no value
        </p>
      )}
      <header className="border-b border-line bg-raised">
        <div className="mx-auto flex w-full max-w-5xl flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-3">
          <Link href={homePath(network)} className="text-base font-semibold tracking-tight text-text">
            Shardscope
          </Link>
          <span className="text-muted">{network.name}</span>
          <nav aria-label="Main" className="ms-auto">
            <Link href={statusPath(network)} className="inline-block py-1">
              Status
            </Link>
          </nav>
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-5xl flex-1 px-4 py-8">
        {children}
      </main>
      <footer className="border-t border-line">
        <p className="mx-auto w-full max-w-5xl px-4 py-4 text-xs text-muted">
          Shardscope, a block explorer for TON that anyone can run
        </p>
      </footer>
    </>
  );
}
