# The explorer with the embedded chain: docker build -t shardscope . && docker run --rm -p 3000:3000 shardscope

FROM node:24-bookworm-slim AS build
WORKDIR /source
# Packages are a separate layer, so changes to the source do not rebuild it.
COPY package.json package-lock.json ./
COPY scripts/install.mjs scripts/run.mjs scripts/
COPY scripts/install/install-plan.mjs scripts/install/source-maps.mjs scripts/install/
COPY scripts/start/ending.mjs scripts/start/starter.mjs scripts/start/
RUN node scripts/install.mjs run
COPY . .
RUN node scripts/release.mjs --folder /shardscope

FROM debian:bookworm-slim
# Only the node binary: nothing is installed at run time. That of Node 26 also needs libatomic, which this image lacks.
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /shardscope /shardscope
# The only writable folder; only the embedded chain writes to it.
RUN mkdir /data && chown nobody /data
VOLUME /data
WORKDIR /shardscope
ENV HOST=0.0.0.0 PORT=3000 LOCALNET_DIR=/data
EXPOSE 3000
USER nobody
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/health.mjs"]
CMD ["node", "start.mjs"]
