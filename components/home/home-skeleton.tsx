import { Skeleton, SkeletonList } from "@/components/ui/skeleton";

/** As high as the numbers and lists that will stand there. */
export function HomeSkeleton() {
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2 [&>*]:min-w-0">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <SkeletonList />
        <SkeletonList />
      </div>
    </>
  );
}
