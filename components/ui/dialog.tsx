"use client";

import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from "react";
import { FailedIcon } from "./icons";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal sheet, open while it is mounted. The native dialog traps the focus, closes on Escape and restores the
 * focus. Browsers send `close` with their next frame: it is unmounted before that, so that opening it again in between
 * works.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog?.open === false) dialog.showModal();
    // A click on the backdrop targets the dialog itself; clicks inside target descendants.
    const onPress = ({ target }: MouseEvent) => {
      if (target !== dialog) return;
      dialog?.close();
      onClose();
    };
    dialog?.addEventListener("click", onPress);
    return () => dialog?.removeEventListener("click", onPress);
  }, [onClose]);
  const close = (event: SyntheticEvent) => {
    // Something inside it was cancelled, such as a file picker.
    if (event.type === "cancel" && event.target !== ref.current) return;
    event.preventDefault();
    ref.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={close}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-[min(32rem,calc(100vw-2rem))] overflow-auto rounded-2xl border border-line bg-raised text-sm text-text shadow-lg backdrop:bg-black/40"
    >
      <div className="p-5">
        <form method="dialog" onSubmit={close} className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <button
            type="submit"
            aria-label="Close"
            className="-m-1 inline-flex size-8 cursor-pointer items-center justify-center rounded text-muted hover:text-text"
          >
            <FailedIcon />
          </button>
        </form>
        {children}
      </div>
    </dialog>
  );
}
