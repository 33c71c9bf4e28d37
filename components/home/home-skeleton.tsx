import { Skeleton } from "@/components/ui/skeleton";

const CARDS = ["block", "time", "transactions", "round"];

/** As high as the numbers and lists that will replace it. */
export function HomeSkeleton() {
  return (
    <div className="mt-10 grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {CARDS.map((card) => (
          <CardSkeleton key={card} className="h-29.5 sm:h-31.5" />
        ))}
      </div>
      <CardSkeleton className="h-54 sm:h-51" />
      <div className="grid gap-4 lg:grid-cols-12 lg:[&>:first-child]:col-span-7 lg:[&>:last-child]:col-span-5">
        <CardSkeleton className="h-211 sm:h-149" />
        <CardSkeleton className="h-147 sm:h-149" />
      </div>
    </div>
  );
}

function CardSkeleton({ className }: { readonly className: string }) {
  return (
    <div className={`card grid content-start gap-3 ${className}`}>
      <Skeleton className="h-3 w-1/3" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}
