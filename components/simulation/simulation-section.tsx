"use client";

import { useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";

const SimulationResult = lazyPart(() =>
  import("./simulation-result").then((module) => module.SimulationResult),
);

export interface SimulationSectionProps {
  readonly network: PageNetwork;
  readonly destination: Address;
  /** The message, which is not sent. */
  readonly boc: string;
  readonly hash: Hash;
}

/** Runs a message without sending it, on request. */
export function SimulationSection(props: SimulationSectionProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section title="What will happen">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" onClick={() => setAttempt(attempt + 1)} className="button noscript:hidden">
            {attempt === 0 ? "Simulate" : "Simulate again"}
          </button>
          <p className="text-muted">
            Runs the message in the TVM on the accounts as they are now. Nothing is sent.
            <span className="hidden noscript:inline"> Needs JavaScript.</span>
          </p>
        </div>
      </Section>
      {attempt > 0 && <SimulationResult key={attempt} {...props} attempt={attempt} />}
    </div>
  );
}
