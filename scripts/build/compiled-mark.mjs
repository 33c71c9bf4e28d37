/** A file in Next's folder: the explorer is compiled, and the files for browsers are final. */
export const COMPILED_MARK = "shardscope-compiled";
