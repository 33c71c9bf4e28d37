import { Fragment } from "react";
import { Dialog } from "@/components/ui/dialog";
import { SHORTCUTS } from "./shortcuts";

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className="mt-4 gap-8 sm:columns-2">
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="text-xs text-muted">{title}</h3>
            <dl className="mt-1">
              {shortcuts.map(({ keys, what }) => (
                <div key={what} className="flex justify-between gap-4 border-t border-line py-1.5">
                  <dt>{what}</dt>
                  <dd className="shrink-0 text-muted">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="text-xs text-muted">
        They rest while you type in a field. Single keys can be switched off in the settings; on a Mac it is ⌘
        instead of Ctrl.
      </p>
    </Dialog>
  );
}

function Keys({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && " then "}
      <kbd className="inline-block min-w-6 rounded border border-line bg-surface px-1.5 text-center font-mono text-xs text-text">
        {key}
      </kbd>
    </Fragment>
  ));
}
