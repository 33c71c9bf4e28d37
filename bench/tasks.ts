import * as v from "valibot";

const Trace = v.object({
  traceEvents: v.array(
    v.looseObject({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      dur: v.optional(v.number(), 0),
      /** The thread's CPU time of the task, in microseconds like the others. */
      tdur: v.optional(v.number(), 0),
    }),
  ),
});

/** The tasks of the page's main thread: the one with the most layouts. */
export function tasksIn(trace: Buffer) {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace.toString()));
  const threadOf = ({ pid, tid }: { readonly pid: number; readonly tid: number }) => `${pid} ${tid}`;
  const layouts = new Map<string, number>();
  for (const event of traceEvents)
    if (event.name === "Layout") layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + 1);
  const [main] = [...layouts].toSorted(([, a], [, b]) => b - a)[0] ?? [""];
  return traceEvents
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && threadOf(event) === main)
    .map(({ dur, tdur }) => ({ tookMs: dur / 1_000, cpuMs: tdur / 1_000 }));
}
