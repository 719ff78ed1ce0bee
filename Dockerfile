FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --include-workspace-root -w shared -w server -w client
COPY . .
RUN npm run -s build -w client && npm prune --omit=dev --include-workspace-root -w shared -w server -w client

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2567 RIPOSTE_DATA=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT ?? 2567) + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/src/main.ts"]
