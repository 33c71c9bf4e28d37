import { Icon } from "@/components/ui/icons";

export function StarIcon({ full }: { readonly full: boolean }) {
  return (
    <Icon>
      <path
        d="m8 1.8 1.9 4 4.4.5-3.3 3 .9 4.4L8 11.5l-3.9 2.2.9-4.4-3.3-3 4.4-.5z"
        fill={full ? "currentColor" : "none"}
      />
    </Icon>
  );
}
