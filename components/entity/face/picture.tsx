import { picturePath, type PictureSize } from "@/lib/domain/token/picture-path";

interface PictureProps {
  /** As in the row: a path of our own picture proxy. */
  readonly picture: string;
  readonly size: PictureSize;
  /** The service has flagged it. */
  readonly blurred?: boolean;
}

/**
 * A picture over the generated one, which is visible while it loads and if it is unavailable: the proxy sends an
 * opaque picture or a transparent pixel. The element around it is positioned, has a size and clips its content.
 */
export function Picture({ picture, size, blurred = false }: PictureProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- our own proxy has resized it already
    <img
      src={picturePath(picture, size)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={blurred ? "picture scale-125 blur-[0.375rem]" : "picture"}
    />
  );
}
