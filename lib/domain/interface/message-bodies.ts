import * as v from "valibot";

/** The bodies of messages, as the v3 service answers. */
export const MessageBodies = v.object({
  messages: v.array(
    v.object({ message_content: v.nullish(v.object({ body: v.nullish(v.string(), null) }), null) }),
  ),
});
export type MessageBodies = v.InferOutput<typeof MessageBodies>;
