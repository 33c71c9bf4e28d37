import { SegmentedControl } from "@/components/ui/segmented-control";
import { ownOfBlockPath } from "@/lib/paths";

interface BlockScopeProps {
  /** Path of the open tab. */
  readonly path: string;
  readonly isOwnOnly: boolean;
}

/** For a masterchain block: switches between all committed shards and the masterchain only. */
export function BlockScope({ path, isOwnOnly }: BlockScopeProps) {
  const all = path;
  const own = ownOfBlockPath(path);
  return (
    <div className="mb-4 print:hidden">
      <SegmentedControl
        label="Scope"
        current={isOwnOnly ? own : all}
        options={[
          { name: "With shard blocks", href: all },
          { name: "Masterchain only", href: own },
        ]}
      />
    </div>
  );
}
