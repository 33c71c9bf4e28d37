/** Loaded into third-party programs: when the process that started them ends, for whatever reason, they end too. */
if (process.channel !== undefined) process.on("disconnect", () => process.exit(0));
