# The folder of `pnpm bundle`, which must be made first, on Linux with glibc and for the same processor:
#   npx --yes pnpm@12 bundle && docker build --tag myler .
# The command is the proxy, which starts its own provider; compose.yaml runs both apart. Only /data and /assets are written to.
FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
ENV DATA_DIR=/data
RUN mkdir /data /assets && chown node:node /data /assets
WORKDIR /app
COPY dist/bundle ./
USER node
EXPOSE 3000
# The image has no curl. PORT is the proxy's; compose.yaml has the provider's check.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/proxy/dist/main.js"]
