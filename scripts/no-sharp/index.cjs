throw new Error(
  "sharp is not installed: images are served as they are (images.unoptimized in next.config.js).",
);
