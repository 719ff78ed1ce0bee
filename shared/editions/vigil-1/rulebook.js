// Rules as they were, with their engine: made by `npm run new-version -- vigil`, never to be edited.
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
const EVALUATING = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = void 0;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) return;
			if (value === void 0) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, { value: v });
		},
		configurable: true
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members$1(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own$1(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide$1(inst, key, value) {
	return own$1(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own$1(this, key, fn.bind(this));
		},
		set(value) {
			own$1(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members$1(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
const anyString = /^[\s\S]{0,}$/;
const number$3 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide$1(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own$1(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$3;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = /*@__PURE__*/ $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = /* @__PURE__ */ new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$3.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodLazy = /*@__PURE__*/ $constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner) d._cachedInner = def.getter();
		return d._cachedInner;
	});
	defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0);
	inst._zod.parse = (payload, ctx) => {
		return inst._zod.innerType._zod.run(payload, ctx);
	};
});
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own$1(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number$2(params) {
	return /* @__PURE__ */ _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
const ZodMiniNull = /*@__PURE__*/ $constructor("ZodMiniNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null(params) {
	return /* @__PURE__ */ _null$1(ZodMiniNull, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ unknown(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function catchall(inst, catchall) {
	return inst.clone(mergeDefs(inst._zod.def, { catchall }));
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniIntersection = /*@__PURE__*/ $constructor("ZodMiniIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function intersection(left, right) {
	return new ZodMiniIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodMiniTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record$2(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function partialRecord(keyType, valueType, params) {
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional$1(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable$1(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
const ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniLazy = /*@__PURE__*/ $constructor("ZodMiniLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _lazy(getter) {
	return new ZodMiniLazy({
		type: "lazy",
		getter
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
}
// @__NO_SIDE_EFFECTS__
function json$1() {
	const jsonSchema = /* @__PURE__ */ _lazy(() => {
		return /* @__PURE__ */ union([
			/* @__PURE__ */ string(),
			/* @__PURE__ */ number$2(),
			/* @__PURE__ */ boolean(),
			/* @__PURE__ */ _null(),
			/* @__PURE__ */ array(jsonSchema),
			/* @__PURE__ */ record$2(/* @__PURE__ */ string(), jsonSchema)
		]);
	});
	return jsonSchema;
}
// shared/src/engine/text/hex.ts
/** A hex as a sentence names it. */
function hexText(hex) {
	return Array.isArray(hex) ? hex.join(", ") : "";
}
// shared/src/engine/text/en.ts
const stepsText = (steps) => steps === 1 ? "one step" : `${steps} steps`;
/** What the ground can be made, as a sentence names it. */
const TERRAIN_WORDS = {
	open: "open ground",
	wall: "wall",
	difficult: "difficult ground",
	cover: "cover"
};
// shared/src/engine/text/catalogue.ts
const TEXT$1 = {
	/** Why something cannot be done, by the code of the rejection; a ruleset may say it in its own words. */
	rejections: {
		"not-your-turn": "It is not your turn.",
		"no-prompt": "Nobody is asking you anything right now.",
		"prompt-open": "Somebody still has to answer; wait for that first.",
		"not-an-option": "That is not one of the options you have.",
		"not-enough-ap": "You do not have the action points for that.",
		"once-per-turn": "You have already done that this turn.",
		"once-per-round": "You have already done that this round.",
		"wrong-phase": "That cannot be done in this phase.",
		"out-of-range": "That is out of range.",
		"no-line-of-sight": "There is no line of sight.",
		blocked: "The way there is blocked.",
		occupied: "Somebody already stands there.",
		"too-far": "That is farther than you can go.",
		"too-large": "The target is too large for that.",
		prevented: "A condition keeps you from doing that.",
		"no-such-target": "There is no such target.",
		"no-such-item": "You do not have that.",
		"not-gm": "Only the game master may do that.",
		"bad-input": "That request could not be understood.",
		"battle-over": "The battle is over."
	},
	/** What every ruleset may ask, and how it may be answered. */
	prompts: { "come-upon": {
		label: "Somebody comes upon somebody hidden",
		help: "Is the hidden one seen now, or is there just no getting through?"
	} },
	options: {
		show: {
			label: "Show it",
			help: "Everybody sees who is there."
		},
		"keep-hidden": {
			label: "Keep it hidden",
			help: "The way is barred, and nobody sees by whom."
		}
	},
	/** What has happened, by the type of the event; a ruleset may say it in its own words. */
	sentences: {
		"came-upon": (_, { by }) => `${by} can go no further: there is something unseen.`,
		shown: (_, { target }) => `${target} is seen.`,
		hid: (_, { target }) => `${target} is hidden now.`,
		placed: ({ from, to }, { target }) => from === null ? `The game master places ${target} on hex ${hexText(to)}.` : `The game master moves ${target} from hex ${hexText(from)} to ${hexText(to)}.`,
		"die-rolled": (_, { target }) => `A die is rolled for ${target}.`,
		"die-promised": ({ sides, face }) => face === null ? "The game master lets all dice show how they fall again." : `The game master sets a die: the next d${sides} shows ${face}.`,
		painted: ({ terrain, hexes, was }, { word }) => {
			const before = was.map(({ terrain: kind, count }) => `${count} ${TERRAIN_WORDS[kind] ?? word(kind)}`);
			const many = hexes.length;
			const what = TERRAIN_WORDS[String(terrain)] ?? word(terrain);
			return `The game master makes ${many === 1 ? "a hex" : `${many} hexes`} ${what} (before: ${before.join(", ")}).`;
		},
		"timed-out": ({ ruling }, { by, word }) => `${by} has not decided in time: ${word(ruling)} counts.`,
		rewound: ({ undone, restored, round, why, way, who }) => {
			if (way === "onward") return `From here on this is a battle of its own, with new dice: it goes on from round ${round}${why === "" ? "." : ` of “${why}”.`}`;
			const back = stepsText(Number(undone));
			return `${{
				own: `${who} has taken back ${back}`,
				granted: `At ${who}’s request the game master has taken back ${back}`,
				gm: restored === 0 ? `The game master, ${who}, has taken back ${back}` : `The game master, ${who}, has brought back ${stepsText(Number(restored))} that had been taken back`
			}[String(way)]}, to round ${round}${why === "" ? "." : `: ${why}`}`;
		},
		weighed: ({ ways }, { by, nameOf, label }) => {
			return `${by} weighs: ${ways.map(({ what, target, chance }) => {
				const whom = target === null ? "" : ` at ${nameOf(target)}`;
				return `${label(what)}${whom} ${Math.round(100 * chance)}%`;
			}).join(", ")}.`;
		}
	},
	/** The same, of what can be told only by the kinds of values and the names of fields. */
	changed: (target, field) => `The game master changes ${target}: ${field}.`,
	changedFrom: (target, field, from, to) => `The game master changes ${target}: ${field} from ${from} to ${to}.`,
	forced: (action, target, reasons) => `Forced by the game master: ${action} by ${target}, although ${reasons.join(", ")}.`,
	/** Why it could not be done else, where that reads otherwise than its code. */
	reasons: { "not-your-turn": "not its turn" },
	lacks: (resource) => `lacking ${resource}`,
	/** What is no value of its own. */
	values: {
		none: "None",
		yes: "Yes",
		no: "No",
		all: "All"
	},
	valuesInside: {
		none: "nothing",
		yes: "yes",
		no: "no",
		all: "all"
	},
	atMost: (label) => `${label}, at most`,
	notAllowed: (code) => `That is not allowed (${code}).`,
	noSuchFace: (face, sides) => `A d${sides} has no face ${face}.`,
	noField: (field) => `There is no field "${field}".`,
	notSettable: (field) => `"${field}" follows from other things and cannot be set.`,
	doesNotFit: (field, wrong) => `"${field}" ${wrong}.`,
	offTheMap: (hex) => `[${hex}] is not on the map.`,
	standsThere: (name, hex) => `${name} is at [${hex}] and cannot be in a wall. Move them first.`,
	noSuchGround: (terrain, known) => `There is no ground "${terrain}" here: it is one of ${known.join(", ")}.`,
	idShape: "an id is a letter, then letters, digits, - or _, and not \"gm\"",
	idTaken: (id) => `There already is a fighter with the id "${id}".`,
	noOrderForTurns: "A turn is not answered by a standing order.",
	tooManyOrders: "There are too many standing orders already. Take some of them back first.",
	tooManyFighters: (most) => `No more than ${most} fighters can be on one table.`,
	whichOption: "Say which option is always to be taken.",
	/** Outcomes in a forecast. */
	odds: {
		fails: "Fails",
		succeeds: "Succeeds"
	},
	/** What a kind of value takes. */
	takes: {
		wrong: (what) => `takes ${what}`,
		fighter: "a fighter's id",
		hex: "a hex [q, r] of whole numbers",
		path: "a list of hexes [q, r]",
		flag: "true or false",
		intent: "an action {\"do\": ...}",
		answer: "an answer, by its id or as {\"answer\": ...}",
		nothing: "nothing here",
		json: "JSON",
		distinct: "each at most once",
		count: (min, max) => `a whole number from ${min} to ${max}`,
		amount: (min, max) => `a number from ${min} to ${max}`,
		text: (least, most) => `a text of ${least} to ${most} characters`,
		oneOf: (words) => `one of ${words.join(", ")}`,
		list: (what, most) => `a list of at most ${most}, each ${what}`,
		set: (what, most) => `a list of at most ${most} different ones, each ${what}`,
		entries: (what, most) => `at most ${most} ids, each with ${what}`,
		listOrAll: (what, most) => `"all", or a list of at most ${most}, each ${what}`,
		record: (members) => `an object with ${members.join(", ")}`,
		nullable: (what) => `${what}, or null`
	},
	content: {
		id: "an id takes small letters, digits and hyphens, 26 at most, a letter first",
		likeWhom: "a new archetype says which of the book it is like",
		closed: "each of these has rules of its own: none can be added"
	},
	setup: {
		malformed: "malformed",
		nobody: "somebody has to fight",
		noSuchOption: "there is no such option",
		noSuchField: "there is no such field",
		noArchetype: (kind) => `there is no archetype "${kind}"`,
		noGround: (hex) => `[${hex}] is off the map or a wall`,
		taken: (hex, by) => `on [${hex}] already stands ${by}`,
		idTwice: (id) => `combatants: the id "${id}" is given twice`,
		orderOfAll: "order: it must name every combatant exactly once, apart from those who are defeated already"
	}
};
// shared/src/engine/kinds.ts
function kind(look, shape, initial) {
	return {
		...look,
		shape,
		initial
	};
}
/** The shape of a hex `[q, r]`. */
const hexShape = /* @__PURE__ */ tuple([int(), int()]);
const ID_PATTERN = /^(?!gm$)[A-Za-z][A-Za-z0-9_-]{0,31}$/;
const fighter$1 = kind({ type: "fighter" }, (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(ID_PATTERN, TEXT$1.idShape)), "");
const hex = kind({ type: "hex" }, hexShape, [0, 0]);
const path = kind({ type: "path" }, (/* @__PURE__ */ array(hexShape)).check(/* @__PURE__ */ _maxLength(200)), []);
/** A whole number within these bounds. */
function count(min = 0, max = 999) {
	return kind({
		type: "count",
		min,
		max
	}, int().check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max)), Math.max(min, 0));
}
/** A number within these bounds. */
function amount(min, max) {
	return kind({
		type: "amount",
		min,
		max
	}, (/* @__PURE__ */ number$2()).check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max)), min);
}
const flag = kind({ type: "flag" }, /* @__PURE__ */ boolean(), false);
/** A text of so many characters. */
function text(most = 200, least = 0) {
	return kind({
		type: "text",
		least,
		most
	}, (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(least), /* @__PURE__ */ _maxLength(most)), "");
}
/** An id of so many characters. */
function anId(most = 64, least = 0) {
	return kind({
		type: "id",
		least,
		most
	}, text(most, least).shape, "");
}
/** One of these words. */
function oneOf(words) {
	return kind({
		type: "word",
		words
	}, /* @__PURE__ */ _enum(words), words[0]);
}
/** An id of that part of a ruleset's content, which is a record by id or a list of ids; `from`: the tables that these are of. */
function thing(content, from = [content]) {
	const things = Array.isArray(content) ? content : Object.keys(content);
	return kind({
		type: "thing",
		things,
		from
	}, /* @__PURE__ */ _enum(things), things[0]);
}
/** The same, or any other name: what the content does not have may be carried, too. */
function thingOrOther(things, from) {
	return kind({
		type: "thing",
		things,
		from,
		isOpen: true
	}, text(64, 1).shape, "");
}
/** A list, each of its items of that kind. */
function listOf(of, most = 40) {
	return kind({
		type: "list",
		of,
		most
	}, (/* @__PURE__ */ array(of.shape)).check(/* @__PURE__ */ _maxLength(most)), []);
}
/** Distinct words or things, kept in alphabetical order. */
function setOf(of, most = 40) {
	const isDistinct = (items) => new Set(items).size === items.length;
	const list = (/* @__PURE__ */ array(of.shape)).check(/* @__PURE__ */ _maxLength(most), /* @__PURE__ */ refine(isDistinct, TEXT$1.takes.distinct));
	return kind({
		type: "set",
		of,
		most
	}, /* @__PURE__ */ pipe(list, /* @__PURE__ */ transform((items) => [...items].sort())), []);
}
/** Just these members. */
function record$1(members) {
	return kind({
		type: "record",
		members
	}, /* @__PURE__ */ object(shapesOf(members)), initialOf(members));
}
/** Ids, each with a value of that kind; `keys`: which ids, left out: any. */
function entriesOf$1(of, most = 40, keys) {
	const fits = (all) => Object.keys(all).length <= most;
	const shape = (/* @__PURE__ */ partialRecord(keys ? keys.shape : /* @__PURE__ */ string(), of.shape)).check(/* @__PURE__ */ refine(fits));
	return kind({
		type: "entries",
		of,
		most,
		...keys && { keys }
	}, shape, {});
}
/** A list, each of its items of that kind, or `all` for everything that could be in one. */
function listOrAll(of, most = 40) {
	const shape = /* @__PURE__ */ union([/* @__PURE__ */ literal("all"), listOf(of, most).shape]);
	return kind({
		type: "listOrAll",
		of,
		most
	}, shape, []);
}
/** What may be left out. */
function optional(of) {
	return kind({
		type: "optional",
		of
	}, /* @__PURE__ */ optional$1(of.shape), void 0);
}
/** What may be nothing. */
function nullable(of) {
	return kind({
		type: "nullable",
		of
	}, /* @__PURE__ */ nullable$1(of.shape), null);
}
/** What must not be given, though elsewhere it may. */
const nothing = kind({ type: "nothing" }, /* @__PURE__ */ optional$1(/* @__PURE__ */ never()), void 0);
/** JSON of that shape, which no form shows. */
function json(shape, initial) {
	return kind({ type: "json" }, shape, initial);
}
/** Any JSON at all. */
const anything = kind({ type: "json" }, /* @__PURE__ */ json$1(), null);
/** The same, with that value if nobody has said. */
function initially(of, initial) {
	return {
		...of,
		shape: /* @__PURE__ */ _default(of.shape, initial),
		initial
	};
}
const plain$4 = /* @__PURE__ */ record$2((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(64)), /* @__PURE__ */ json$1());
kind({ type: "intent" }, /* @__PURE__ */ catchall(/* @__PURE__ */ object({ do: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64)) }), /* @__PURE__ */ json$1()), { do: "" });
kind({ type: "answer" }, /* @__PURE__ */ union([/* @__PURE__ */ string(), /* @__PURE__ */ intersection(plain$4, /* @__PURE__ */ looseObject({ answer: /* @__PURE__ */ string() }))]), "");
/** What reads each of these, by name. */
function shapesOf(kinds) {
	return Object.fromEntries(Object.entries(kinds).map(([name, { shape }]) => [name, shape]));
}
const objects = /* @__PURE__ */ new WeakMap();
/** What reads all of these at once, leaving out what is not declared. */
function objectOf(kinds) {
	let object$1 = objects.get(kinds);
	if (!object$1) {
		object$1 = /* @__PURE__ */ object(shapesOf(kinds));
		objects.set(kinds, object$1);
	}
	return object$1;
}
/** Just the values declared, each as its kind understands it; undefined if one is missing or does not fit. */
function readValues(kinds, given) {
	const result = objectOf(kinds).safeParse(given);
	return result.success ? result.data : void 0;
}
/** A value as its kind understands it; undefined if it does not fit. */
function readValue(of, given) {
	const result = of.shape.safeParse(given);
	return result.success ? result.data : void 0;
}
/** What these are if nobody has said. */
function initialOf(kinds) {
	const given = Object.entries(kinds).filter(([, { initial }]) => initial !== void 0);
	return Object.fromEntries(given.map(([name, { initial }]) => [name, initial]));
}
function bare(of) {
	return (of.type === "optional" || of.type === "nullable") && of.of ? bare(of.of) : of;
}
/** Just the outline of a kind, as plain data. */
function outlineOf({ type, most, of, members }) {
	return {
		type,
		...most !== void 0 && { most },
		...of && { of: outlineOf(of) },
		...members && { members: outlinesOf(members) }
	};
}
/** The outlines of kinds, as plain data. */
function outlinesOf(kinds) {
	return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, outlineOf(kind)]));
}
// shared/src/engine/event.ts
/** No event, but a mark among them: its target may have changed without anything to tell. `Battle` takes it out. */
const TOUCHED = "touched";
/** Whom events may have changed: whoever did them, and whoever they happened to. */
function touchedIn(events) {
	const touched = /* @__PURE__ */ new Set();
	for (const { by, target } of events) {
		if (by !== void 0) touched.add(by);
		if (target !== void 0) touched.add(target);
	}
	return touched;
}
/**
* How a battle came to be taken back: by the GM, by the GM because a player asked, or by a player where the table lets them;
* `onward`: not at all, it goes on from the course of another, which has the dice before it.
*/
const REWIND_WAYS = [
	"gm",
	"granted",
	"own",
	"onward"
];
const MOST_INPUTS = 2 ** 31;
/** The largest die that a GM sets. */
const MOST_SIDES = 1e3;
const dieSides = count(1, MOST_SIDES);
const way = {
	members: {
		from: hex,
		to: hex
	},
	beat: "walk"
};
({ ...way }), { ...way.members }, nullable(hex), nullable(text(32)), anId(), nullable(dieSides), anId(), listOf(anId(), 20), anId(), listOf(hex, 200), listOf(record$1({
	terrain: anId(),
	count: count(1, 200)
})), listOf(record$1({
	what: anId(),
	target: nullable(fighter$1),
	chance: amount(0, 1)
})), anId(), anId(), anId(), anId(), count(0, MOST_INPUTS), count(0, MOST_INPUTS), count(0, MOST_INPUTS), count(0, MOST_INPUTS), text(), oneOf(REWIND_WAYS), text(), text();
// shared/src/hex/axial.ts
/** The six ways out of a hex, counter-clockwise on the screen: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. Source: cases/FORMAT.md. */
const DIRECTIONS = [
	[1, 0],
	[1, -1],
	[0, -1],
	[-1, 0],
	[-1, 1],
	[0, 1]
];
/** The sum of two hexes as vectors. */
function add(a, b) {
	return [a[0] + b[0], a[1] + b[1]];
}
/** A hex as a vector, so many times as long. */
function scale([q, r], times) {
	return [q * times, r * times];
}
/** Whether two hexes are one and the same. */
function isSame$1(a, b) {
	return a[0] === b[0] && a[1] === b[1];
}
/** The least number of steps from one hex to the other. Source: cases/FORMAT.md. */
function distance(a, b) {
	const q = a[0] - b[0];
	const r = a[1] - b[1];
	return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
/** Whether two hexes share an edge. */
function isAdjacent(a, b) {
	return distance(a, b) === 1;
}
/** The hexes around a hex, in the order of `DIRECTIONS`. */
function neighbours(of) {
	return DIRECTIONS.map((step) => add(of, step));
}
/** The hex that a point in fractional axial coordinates lies in. */
function round(q, r) {
	const s = -q - r;
	const hex = {
		q: Math.round(q),
		r: Math.round(r),
		s: Math.round(s)
	};
	const off = {
		q: Math.abs(hex.q - q),
		r: Math.abs(hex.r - r),
		s: Math.abs(hex.s - s)
	};
	if (off.q > off.r && off.q > off.s) hex.q = -hex.r - hex.s;
	else if (off.r > off.s) hex.r = -hex.q - hex.s;
	return [hex.q + 0, hex.r + 0];
}
// shared/src/hex/map.ts
const GROUND_LOOKS = [
	"water",
	"planks",
	"brush"
];
/** A number for each hex within 1000 of the middle, different for different hexes. */
function hexKey([q, r]) {
	return (q + 1e3) * 2001 + (r + 1e3);
}
const WALL = 1;
const DIFFICULT = 2;
const COVER = 4;
const OFF = 8;
const grounds = /* @__PURE__ */ new WeakMap();
let latest;
function groundOf(map) {
	if (latest?.map === map) return latest.ground;
	const ground = grounds.get(map) ?? readGround(map);
	grounds.set(map, ground);
	latest = {
		map,
		ground
	};
	return ground;
}
function readGround(map) {
	const ground = new Uint8Array((2 * map.radius + 1) ** 2);
	const mark = (hexes, kind) => {
		for (const place of hexes.filter((hex) => isOnMap(map, hex)).map((hex) => placeOf(map, hex))) ground[place] = ground[place] | kind;
	};
	mark(map.walls, WALL);
	mark(map.difficult, DIFFICULT);
	mark(map.cover, COVER);
	return ground;
}
function placeOf({ radius }, at) {
	return (at[0] + radius) * (2 * radius + 1) + at[1] + radius;
}
/** The kinds of a hex of the map; beyond its edge only `OFF`. */
function kindsOf(map, at) {
	return isOnMap(map, at) ? groundOf(map)[placeOf(map, at)] : OFF;
}
/** Whether a hex lies on the map (a wall does too). */
function isOnMap({ radius }, at) {
	const [q, r] = [at[0], at[1]];
	return Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;
}
/** Whether a hex of the map is a wall. */
function isWall(map, at) {
	return (kindsOf(map, at) & WALL) !== 0;
}
/** Whether a hex costs one more hex of movement to enter. */
function isDifficult(map, at) {
	return (kindsOf(map, at) & DIFFICULT) !== 0;
}
/** Whether a hex gives cover to whoever stands in it. */
function isCover(map, at) {
	return (kindsOf(map, at) & COVER) !== 0;
}
/** Whether somebody could stand there, as far as the ground goes: on the map, no wall. */
function isOpenGround(map, at) {
	return (kindsOf(map, at) & 9) === 0;
}
/** What the ground of a hex can be made. */
const TERRAINS = [
	"open",
	"wall",
	"difficult",
	"cover"
];
/** What the ground of a hex is; where it is several, what stops most. */
function terrainAt(map, at) {
	if (isWall(map, at)) return "wall";
	if (isDifficult(map, at)) return "difficult";
	return isCover(map, at) ? "cover" : "open";
}
/** The same map on which these hexes are that ground and nothing else, and look like no other. */
function painted(map, hexes, terrain) {
	const keys = new Set(hexes.map(hexKey));
	const others = (ground) => ground.filter((at) => !keys.has(hexKey(at)));
	const ground = (kind, before) => terrain === kind ? [...others(before), ...hexes] : others(before);
	const looks = Object.entries(map.looks ?? {}).map(([look, there]) => [look, others(there)]);
	return {
		...map,
		walls: ground("wall", map.walls),
		difficult: ground("difficult", map.difficult),
		cover: ground("cover", map.cover),
		...map.looks && { looks: Object.fromEntries(looks) }
	};
}
// shared/src/engine/places.ts
/** Those still in the fight and where they stand, as long as nobody moves: for looking at many places in turn. */
var Places = class {
	#radius;
	#everybody;
	/** Where each of them holds a hex, as listed; null: nowhere. */
	#held;
	#fighters = [];
	#q = [];
	#r = [];
	#near = /* @__PURE__ */ new Map();
	#holders;
	/** `radius` is that of the map; the fighters are as listed. */
	constructor(radius, everybody) {
		this.#radius = radius;
		this.#everybody = everybody;
		this.#held = everybody.map(held);
		for (const fighter of everybody) {
			const at = held(fighter);
			if (at === null) continue;
			this.#fighters.push(fighter);
			this.#q.push(at[0]);
			this.#r.push(at[1]);
		}
	}
	/** Whether they all still stand there, on a map of that radius. */
	areThoseOf(radius) {
		return radius === this.#radius && this.#everybody.every((fighter, index) => held(fighter) === this.#held[index]);
	}
	/** The first, as listed, who stands in a hex and is not `besides`. */
	holder(at, besides) {
		this.#holders ??= new Holders(this.#radius, this.#q, this.#r);
		for (let index = this.#holders.first(at[0], at[1]); index >= 0; index = this.#holders.after(index)) {
			const fighter = this.#fighters[index];
			if (fighter.id !== besides) return fighter;
		}
	}
	/** Everybody within so many hexes, as listed. */
	within(middle, most) {
		const what = circle(middle, most);
		const known = what === void 0 ? void 0 : this.#near.get(what);
		if (known) return known;
		const found = this.#look(middle, most);
		if (what !== void 0) this.#near.set(what, found);
		return found;
	}
	#look([q, r], most) {
		const found = [];
		for (let index = 0; index < this.#fighters.length; index++) {
			const dq = this.#q[index] - q;
			if (dq > most || dq < -most) continue;
			const dr = this.#r[index] - r;
			if (Math.abs(dr) <= most && Math.abs(dq + dr) <= most) found.push(this.#fighters[index]);
		}
		return found;
	}
};
/** The hex that a fighter holds; null: nowhere. */
function held({ defeated, at }) {
	return defeated ? null : at;
}
/** More than any map is wide, and than anything reaches. */
const SPAN = 1024;
/** A number of its own for the hexes so far around one; undefined if that is too far off to have one. */
function circle([q, r], most) {
	return 2 * Math.max(Math.abs(q), Math.abs(r), most) < SPAN ? (q * SPAN + r) * SPAN + most : void 0;
}
/** By hex of a map who stands there, each as a place in a list. */
var Holders = class {
	#radius;
	#width;
	/** By hex the first in it, and one more; 0: nobody. */
	#first;
	/** The next in the same hex, and one more. */
	#next;
	constructor(radius, q, r) {
		this.#radius = radius;
		this.#width = 2 * radius + 1;
		this.#first = new Uint16Array(this.#width ** 2);
		this.#next = new Uint16Array(q.length);
		for (let index = q.length - 1; index >= 0; index--) {
			const place = this.#placeOf(q[index], r[index]);
			this.#next[index] = this.#first[place] ?? 0;
			this.#first[place] = index + 1;
		}
	}
	/** The first who stands in a hex; -1: nobody. */
	first(q, r) {
		return Math.abs(q) <= this.#radius && Math.abs(r) <= this.#radius ? this.#first[this.#placeOf(q, r)] - 1 : -1;
	}
	/** The next in the same hex as this one; -1: nobody. */
	after(index) {
		return this.#next[index] - 1;
	}
	#placeOf(q, r) {
		return (q + this.#radius) * this.#width + r + this.#radius;
	}
};
// shared/src/engine/table.ts
/** The fighter of that id, if the table has one. */
function findFighter(table, id) {
	const fighter = table.fighters[id];
	return fighter?.id === id ? fighter : void 0;
}
/** The fighter of that id. Throws if there is none: for ids that a check has let through. */
function fighterOf(table, id) {
	const fighter = findFighter(table, id);
	if (!fighter) throw new Error(`No fighter "${id}" on the table.`);
	return fighter;
}
/** Whether that fighter is on the table and still in the fight. */
function isStanding(table, id) {
	const fighter = findFighter(table, id);
	return fighter !== void 0 && !fighter.defeated;
}
const lists = /* @__PURE__ */ new WeakMap();
/** Everybody on the table, as listed. */
function fightersOf({ fighters }) {
	let list = lists.get(fighters);
	if (!list) {
		list = Object.values(fighters);
		lists.set(fighters, list);
	}
	return list;
}
const turns = /* @__PURE__ */ new WeakMap();
/** Everybody on the table who has a turn, first to act first. */
function inTurnOrder(table) {
	const known = turns.get(table.fighters);
	if (known?.order === table.order) return known.list;
	const list = table.order.flatMap((id) => findFighter(table, id) ?? []);
	turns.set(table.fighters, {
		order: table.order,
		list
	});
	return list;
}
/** The sides that have somebody left in the fight, as listed. */
function sidesStanding(table) {
	const sides = [];
	for (const { defeated, side } of fightersOf(table)) if (!defeated && !sides.includes(side)) sides.push(side);
	return sides;
}
/** The one who holds a hex, if an undefeated fighter stands there, apart from `besides`; of several the first. */
function occupant(table, at, besides) {
	const places = placesIn(table);
	if (places) return places.holder(at, besides);
	return fightersOf(table).find((fighter) => !fighter.defeated && isAt(fighter, at) && fighter.id !== besides);
}
/** What keeps somebody from coming to stand in a hex: the ground, or who else (apart from `besides`) holds it. */
function faultOfPlace(table, at, besides) {
	if (!isOpenGround(table.map, at)) return "blocked";
	return occupant(table, at, besides) ? "occupied" : void 0;
}
/** The undefeated within so many hexes of a hex, as listed. */
function within(table, middle, most) {
	const places = placesIn(table);
	if (places) return places.within(middle, most);
	return fightersOf(table).filter(({ defeated, at }) => !defeated && at !== null && distance(at, middle) <= most);
}
function isAt({ at }, [q, r]) {
	return at !== null && at[0] === q && at[1] === r;
}
/** What has been found out about a table, for as long as nothing on it changes. */
var Look = class {
	table;
	places;
	notes = /* @__PURE__ */ new Map();
	constructor(table) {
		this.table = table;
	}
};
let still;
const settled = /* @__PURE__ */ new WeakMap();
/** From now on nothing changes on a table, until `unsettle`: what is found out about it is kept. */
function settle$1(table) {
	settled.set(table, new Look(table));
}
/** From now on a table may change again. */
function unsettle$1(table) {
	settled.delete(table);
}
/** Looks at a table without changing it: what is found out about it is kept meanwhile. */
function whileStill(table, look) {
	if (still?.table === table) return look();
	const before = still;
	still = settled.get(table) ?? new Look(table);
	try {
		return look();
	} finally {
		still = before;
	}
}
/** What can be found out about a table as it is: once, for as long as it stays so. `key` says what it is. */
function noted(table, key, find) {
	const notes = lookAt(table)?.notes;
	if (!notes) return find();
	if (!notes.has(key)) notes.set(key, find());
	return notes.get(key);
}
function lookAt(table) {
	return still?.table === table ? still : settled.get(table);
}
/** Who stands where, if the table is known to stay as it is. */
function placesIn(table) {
	const look = lookAt(table);
	if (look) look.places ??= placesOf(table);
	return look?.places;
}
const lastPlaces = /* @__PURE__ */ new WeakMap();
/** Who stands where: mostly they stand as when somebody looked last. */
function placesOf(table) {
	const everybody = fightersOf(table);
	const { radius } = table.map;
	const last = lastPlaces.get(everybody);
	if (last?.areThoseOf(radius)) return last;
	const places = new Places(radius, everybody);
	lastPlaces.set(everybody, places);
	return places;
}
// shared/src/engine/action.ts
/** Makes the actions of a ruleset with such a table from what is said of each. */
function actionsOn() {
	return (spec) => declared$3(spec);
}
/** Makes the interjections of a ruleset with such a table from what is said of each. */
function interjectionsOn() {
	return (spec) => declared$3(spec);
}
/** A deed whose parameters are read as declared. */
function declared$3(spec) {
	const { params = {}, understand, ...rest } = spec;
	return {
		...rest,
		...reading(params, understand)
	};
}
/** How parameters of these kinds are read. `understand`: where only the table can say what they mean. */
function reading(params, understand = asRead) {
	return {
		params,
		understand,
		parse(given, table, by) {
			const read = readValues(params, given);
			return read && understand(read, table, by);
		}
	};
}
/** What most parameters mean: what they say. */
function asRead(read) {
	return read;
}
/** What is wrong with an action with parameters that its kinds have read: `bad-input`, or the fault that its check finds. */
function checkAction(table, what, by, read) {
	const act = what.understand(read, table, by);
	return act === void 0 ? "bad-input" : what.check(table, by, act);
}
/** Every way in which something can legally be done now. What has no parameters has one, `{}`. */
function legalVariants(table, what, by) {
	return whileStill(table, () => {
		const legal = [];
		for (const act of what.variants ? what.variants(table, by) : [{}]) if (what.check(table, by, act) === void 0) legal.push(act);
		return legal;
	});
}
/** One of the legal variants, each as likely as the other: only what has been drawn is checked. */
function anyVariant(table, what, by, draw) {
	return whileStill(table, () => {
		const left = what.variants ? [...what.variants(table, by)] : [{}];
		while (left.length > 0) {
			const drawn = draw(left.length);
			const act = left[drawn];
			if (act && what.check(table, by, act) === void 0) return act;
			left[drawn] = left.at(-1) ?? {};
			left.pop();
		}
	});
}
/** What a fighter can do in its turn now, in the order in which the ruleset lists its actions; counted out only when looked at. */
function turnChoices(table, actions, by) {
	return forPlayers(actions).map(([option, what]) => choiceOf$1(table, what, by, option));
}
/** The choice of an action by that name, for whoever may take it now. */
function choiceOf$1(table, what, by, option) {
	return new ActionChoice(table, what, by, option);
}
/** A prompt has one for each action, of which most are never looked into. */
var ActionChoice = class {
	option;
	#table;
	#what;
	#by;
	constructor(table, what, by, option) {
		this.option = option;
		this.#table = table;
		this.#what = what;
		this.#by = by;
	}
	get params() {
		return this.#what.params;
	}
	get variants() {
		return () => legalVariants(this.#table, this.#what, this.#by);
	}
	get anyVariant() {
		return (draw) => anyVariant(this.#table, this.#what, this.#by, draw);
	}
	get axes() {
		if (!this.#what.axes) return void 0;
		return (act) => this.#what.axes?.(this.#table, this.#by, act) ?? {};
	}
	get check() {
		return (read) => checkAction(this.#table, this.#what, this.#by, read);
	}
};
const playable = /* @__PURE__ */ new WeakMap();
/** The actions that are not the GM's, by name. */
function forPlayers(actions) {
	const known = playable.get(actions);
	const players = known ?? Object.entries(actions).filter(([, what]) => !what.gm);
	if (!known) playable.set(actions, players);
	return players;
}
/**
* The prompt of a turn: it is answered by intents, and left unanswered it ends the turn. `couldAct`: whether they may
* act as far as everybody can see (left out: that is plain to see). `speaker`: who says what they do (left out: they
* themselves).
*/
function turnQuestion(actions, by, mayAct, { couldAct = mayAct, speaker = by } = {}) {
	return new TurnQuestion(actions, by, mayAct, couldAct, speaker);
}
/** In some rulesets everybody may come in at any moment: there are many of these, and few are ever looked into. */
var TurnQuestion = class {
	for;
	speaker;
	kind = "turn";
	#actions;
	#mayAct;
	#couldAct;
	constructor(actions, by, mayAct, couldAct, speaker) {
		this.for = by;
		this.speaker = speaker;
		this.#actions = actions;
		this.#mayAct = mayAct;
		this.#couldAct = couldAct;
	}
	get fallback() {
		return {
			option: "end-turn",
			as: this.for
		};
	}
	choices(seen) {
		return this.isOpen(seen) ? turnChoices(seen, this.#actions, this.for) : [];
	}
	choice(seen, option) {
		const what = Object.hasOwn(this.#actions, option) ? this.#actions[option] : void 0;
		return what && !what.gm && this.isOpen(seen) ? choiceOf$1(seen, what, this.for, option) : void 0;
	}
	isOpen(seen) {
		return this.#mayAct(seen, this.for);
	}
	concerns(seen) {
		return this.#couldAct(seen, this.for);
	}
};
actionsOn()({
	leavesTurn: true,
	check: () => void 0,
	*run(table) {
		table.turn = null;
	}
});
/** Carries out the intent that a turn's prompt was answered with; its parameters have been read. */
function* perform$1(table, actions, intent) {
	const { option, as, ...read } = intent;
	const what = actions[option];
	const act = as === void 0 ? void 0 : what?.understand(read, table, as);
	if (!what || act === void 0 || as === void 0) throw new Error(`"${option}" was let through unchecked.`);
	yield* what.run(table, as, act, actions);
}
// shared/src/engine/records.ts
/** Whether a value is a record of others by name: no list, and not nothing. */
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** What a record has under that name itself; a name from outside may be `constructor`. */
function own(record, key) {
	return Object.hasOwn(record, key) ? record[key] : void 0;
}
// shared/src/engine/grown.ts
/** Kinds of values, in which what content adds to the book's things can be chosen as these can. */
function kindsWith({ content: parts = {} }, kinds, content) {
	const added = new Map(Object.entries(parts).map(([name, { book }]) => [book, Object.keys(entriesIn(content, name)).filter((id) => !Object.hasOwn(book, id))]));
	return Object.fromEntries(Object.entries(kinds).map(([name, of]) => [name, grownBy(added, of)]));
}
/** A kind with what has been added to the tables that it takes ids of. */
function grownBy(added, of) {
	switch (of.type) {
		case "thing": {
			const grown = of.from.flatMap((book) => added.get(book) ?? []);
			const all = [.../* @__PURE__ */ new Set([...of.things, ...grown])];
			return of.isOpen ? thingOrOther(all, of.from) : thing(all, of.from);
		}
		case "list": return listOf(grownBy(added, of.of), of.most);
		case "set": return setOf(grownBy(added, of.of), of.most);
		case "listOrAll": return listOrAll(grownBy(added, of.of), of.most);
		case "entries": {
			const keys = of.keys && grownBy(added, of.keys);
			return entriesOf$1(grownBy(added, of.of), of.most, keys);
		}
		case "optional": return optional(grownBy(added, of.of));
		case "nullable": return nullable(grownBy(added, of.of));
		default: return of;
	}
}
/** Fields of the table view that take what content adds, as `kindsWith`. */
function fieldsWith(ruleset, fields, content) {
	if (!content) return fields;
	const kinds = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind]));
	const grown = Object.entries(kindsWith(ruleset, kinds, content));
	return Object.fromEntries(grown.map(([name, kind]) => [name, {
		...fields[name],
		kind
	}]));
}
/** The entries of a part, as far as they are any. */
function entriesIn(content, part) {
	const entries = own(content, part);
	if (!isRecord(entries)) return {};
	return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isRecord(entry)));
}
// node_modules/@noble/ciphers/utils.js
/*! noble-ciphers - MIT License (c) 2023 Paul Miller (paulmillr.com) */
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - Value to inspect.
* @returns `true` when the value is a Uint8Array view, including Node's `Buffer`.
* @example
* Guards a value before treating it as raw key material.
*
* ```ts
* isBytes(new Uint8Array());
* ```
*/
function isBytes$1(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle$1 = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is boolean.
* @param value - Value to validate.
* @returns The validated boolean.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validates a boolean option before branching on it.
*
* ```ts
* abool(true);
* ```
*/
function abool(value, title = "") {
	if (typeof value !== "boolean") throw new TypeError(atitle$1(title) + "expected boolean, got type=" + typeof value);
	return value;
}
/**
* Asserts something is a non-negative safe integer.
* @param n - Value to validate.
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validates a non-negative length or counter.
*
* ```ts
* anumber(1);
* ```
*/
function anumber$1(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle$1(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle$1(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - Value to validate.
* @param length - Expected byte length.
* @param title - Optional label used in error messages.
* @returns The validated byte array.
* On Node, `Buffer` is accepted too because it is a Uint8Array view.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument lengths. {@link RangeError}
* @example
* Validates a fixed-length nonce or key buffer.
*
* ```ts
* abytes(new Uint8Array([1, 2]), 2);
* ```
*/
function abytes$1(value, length, title = "") {
	if (isBytes$1(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber$1(length, "length");
	const bytes = isBytes$1(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle$1(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject$1 = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError(label === "object" ? "expected valid options object" : `"${label}" expected object, got type=${typeof value}`);
};
/**
* Casts a typed-array view to Uint32Array.
* @param arr - Typed-array view to reinterpret.
* @returns Uint32Array view over the same bytes. Callers are expected to provide a
* 4-byte-aligned offset; trailing `1..3` bytes are silently dropped.
* @example
* Views a byte buffer as 32-bit words for block processing.
*
* ```ts
* u32(new Uint8Array(4));
* ```
*/
function u32(arr) {
	return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
/**
* Zeroizes typed arrays in place.
* Warning: JS provides no guarantees.
* @param arrays - Arrays to wipe.
* @example
* Wipes a temporary key buffer after use.
*
* ```ts
* const bytes = new Uint8Array([1]);
* clean(bytes);
* ```
*/
function clean$1(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Whether the current platform is little-endian.
* Most are; some IBM systems are not.
*/
const isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
/**
* Reverses byte order of one 32-bit word.
* @param word - Unsigned 32-bit word to swap.
* @returns The same word with bytes reversed.
* @example
* Swaps a big-endian word into little-endian byte order.
*
* ```ts
* byteSwap(0x11223344);
* ```
*/
function byteSwap(word) {
	return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
/**
* Byte-swaps every word of a Uint32Array in place.
* @param arr - Uint32Array whose words should be swapped.
* @returns The same array after in-place byte swapping.
* @example
* Swaps every 32-bit word in a word-view buffer.
*
* ```ts
* byteSwap32(new Uint32Array([0x11223344]));
* ```
*/
function byteSwap32(arr) {
	for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
	return arr;
}
/**
* Normalizes a Uint32Array view to the little-endian representation expected by cipher cores.
* @param u - Word view to normalize in place.
* @returns Little-endian normalized word view.
* @example
* Normalizes a word-view buffer before block processing.
*
* ```ts
* swap32IfBE(new Uint32Array([0x11223344]));
* ```
*/
const swap32IfBE = isLE ? (u) => u : byteSwap32;
/**
* Checks if two U8A use same underlying buffer and overlaps.
* This is invalid and can corrupt data.
* @param a - First byte view.
* @param b - Second byte view.
* @returns `true` when the views overlap in memory.
* @example
* Detects whether two slices alias the same backing buffer.
*
* ```ts
* overlapBytes(new Uint8Array(4), new Uint8Array(4));
* ```
*/
function overlapBytes(a, b) {
	if (!a.byteLength || !b.byteLength) return false;
	return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength;
}
/**
* If input and output overlap and input starts before output, we will overwrite end of input before
* we start processing it, so this is not supported by forward-processing ciphers.
* @param input - Input bytes.
* @param output - Output bytes.
* @throws If the output view would overwrite unread input bytes. {@link Error}
* @example
* Rejects an in-place layout that would overwrite unread input bytes.
*
* ```ts
* const buffer = new Uint8Array(8);
* complexOverlapBytes(buffer.subarray(0, 4), buffer.subarray(2, 6));
* ```
*/
function complexOverlapBytes(input, output) {
	if (overlapBytes(input, output) && input.byteOffset < output.byteOffset) throw new Error("complex overlap of input and output is not supported");
}
/**
* Merges user options into defaults.
* @param defaults - Default option values.
* @param opts - User-provided overrides.
* @returns Combined options object.
* `defaults` is a library-owned mutable object; user-provided `opts` only need to be
* object-shaped, since "plain object" checks reject valid proxy/cross-realm containers.
* The merge mutates `defaults` in place and returns the same object, so direct callers
* should pass a fresh defaults object unless they intentionally want shared state updated.
* @throws If options are missing or not an object. {@link Error}
* @example
* Applies user overrides to the default cipher options.
*
* ```ts
* checkOpts({ rounds: 20 }, { rounds: 8 });
* ```
*/
function checkOpts$1(defaults, opts) {
	aobject$1(defaults, "defaults");
	aobject$1(opts, "opts");
	return Object.assign(defaults, opts);
}
/**
* By default, returns u8a of length.
* When out is available, it checks it for validity and uses it.
* @param expectedLength - Required output length.
* @param out - Optional destination buffer.
* @param onlyAligned - Whether `out` must be 4-byte aligned.
* @returns Output buffer ready for writing.
* @throws On wrong argument types. {@link TypeError}
* @throws If the provided output buffer has the wrong size. {@link RangeError}
* @throws If the provided output buffer has the wrong alignment. {@link Error}
* @example
* Reuses a caller-provided output buffer when lengths match.
*
* ```ts
* getOutput(16, new Uint8Array(16));
* ```
*/
function getOutput(expectedLength, out, onlyAligned = true) {
	if (out === void 0) return new Uint8Array(expectedLength);
	abytes$1(out, expectedLength, "output");
	if (onlyAligned && !isAligned32(out)) throw new Error("invalid output, must be aligned");
	return out;
}
/**
* Checks whether a byte array is aligned to a 4-byte offset.
* @param bytes - Byte array to inspect.
* @returns `true` when the view is 4-byte aligned.
* @example
* Checks whether a buffer can be safely viewed as Uint32Array.
*
* ```ts
* isAligned32(new Uint8Array(4));
* ```
*/
function isAligned32(bytes) {
	return bytes.byteOffset % 4 === 0;
}
/**
* Copies bytes into a new Uint8Array.
* @param bytes - Bytes to copy.
* @returns Copied byte array.
* @throws On wrong argument types. {@link TypeError}
* @example
* Copies input into an aligned Uint8Array before block processing.
*
* ```ts
* copyBytes(new Uint8Array([1, 2]));
* ```
*/
function copyBytes(bytes) {
	return Uint8Array.from(abytes$1(bytes));
}
// node_modules/@noble/ciphers/_arx.js
/**
* Basic utils for ARX (add-rotate-xor) salsa and chacha ciphers.

RFC8439 requires multi-step cipher stream, where
authKey starts with counter: 0, actual msg with counter: 1.

For this, we need a way to re-use nonce / counter:

const counter = new Uint8Array(4);
chacha(..., counter, ...); // counter is now 1
chacha(..., counter, ...); // counter is now 2

This is complicated:

- 32-bit counters are enough, no need for 64-bit: max ArrayBuffer size in JS is 4GB
- Original papers don't allow mutating counters
- Counter overflow is undefined [^1]
- Idea A: allow providing (nonce | counter) instead of just nonce, re-use it
- Caveat: Cannot be re-used through all cases:
- * chacha has (counter | nonce)
- * xchacha has (nonce16 | counter | nonce16)
- Idea B: separate nonce / counter and provide separate API for counter re-use
- Caveat: there are different counter sizes depending on an algorithm.
- salsa & chacha also differ in structures of key & sigma:
salsa20:      s[0] | k(4) | s[1] | nonce(2) | cnt(2) | s[2] | k(4) | s[3]
chacha:       s(4) | k(8) | cnt(1) | nonce(3)
chacha20orig: s(4) | k(8) | cnt(2) | nonce(2)
- Idea C: helper method such as `setSalsaState(key, nonce, sigma, data)`
- Caveat: we can't re-use counter array

xchacha uses the subkey and remaining 8 byte nonce with ChaCha20 as normal
(prefixed by 4 NUL bytes, since RFC8439 specifies a 12-byte nonce).
Counter overflow is undefined; see {@link https://mailarchive.ietf.org/arch/msg/cfrg/gsOnTJzcbgG6OqD8Sc0GO5aR_tU/ | the CFRG thread}.
Current noble policy is strict non-wrap for the shared 32-bit counter path:
exported ARX ciphers reject initial `0xffffffff` and stop before any implicit
wrap back to zero.
See {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha#appendix-A.2 | the XChaCha appendix} for the extended-nonce construction.

* @module
*/
const encodeStr = (str) => Uint8Array.from(str.split(""), (c) => c.charCodeAt(0));
const sigma16_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 16-byte k"))))();
const sigma32_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 32-byte k"))))();
/**
* Rotates a 32-bit word left.
* @param a - Input word.
* @param b - Rotation count in bits.
* @returns Rotated 32-bit word.
* @example
* Moves the top byte of `0x12345678` into the low byte position.
* ```ts
* rotl(0x12345678, 8);
* ```
*/
function rotl(a, b) {
	return a << b | a >>> 32 - b;
}
const BLOCK_LEN = 64;
const BLOCK_LEN32 = 16;
const MAX_COUNTER = /* @__PURE__ */ (() => 2 ** 32 - 1)();
const U32_EMPTY = /* @__PURE__ */ Uint32Array.of();
function runCipher(core, sigma, key, nonce, data, output, counter, rounds) {
	const len = data.length;
	const block = new Uint8Array(BLOCK_LEN);
	const b32 = u32(block);
	const isAligned = isLE && isAligned32(data) && isAligned32(output);
	const d32 = isAligned ? u32(data) : U32_EMPTY;
	const o32 = isAligned ? u32(output) : U32_EMPTY;
	if (!isLE) {
		for (let pos = 0; pos < len; counter++) {
			core(sigma, key, nonce, b32, counter, rounds);
			swap32IfBE(b32);
			if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
			const take = Math.min(BLOCK_LEN, len - pos);
			for (let j = 0, posj; j < take; j++) {
				posj = pos + j;
				output[posj] = data[posj] ^ block[j];
			}
			pos += take;
		}
		return;
	}
	for (let pos = 0; pos < len; counter++) {
		core(sigma, key, nonce, b32, counter, rounds);
		if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const take = Math.min(BLOCK_LEN, len - pos);
		if (isAligned && take === BLOCK_LEN) {
			const pos32 = pos / 4;
			if (pos % 4 !== 0) throw new Error("arx: invalid block position");
			for (let j = 0, posj; j < BLOCK_LEN32; j++) {
				posj = pos32 + j;
				o32[posj] = d32[posj] ^ b32[j];
			}
			pos += BLOCK_LEN;
			continue;
		}
		for (let j = 0, posj; j < take; j++) {
			posj = pos + j;
			output[posj] = data[posj] ^ block[j];
		}
		pos += take;
	}
}
/**
* Creates an ARX stream cipher from a 32-bit core permutation.
* Used internally to build the exported Salsa and ChaCha stream ciphers.
* @param core - Core function that fills one keystream block.
* @param opts - Cipher layout and nonce-extension options. See {@link CipherOpts}.
* @returns Stream cipher function over byte arrays.
* @throws If the core callback, key size, counter, or output sizing is invalid. {@link Error}
*/
function createCipher(core, opts) {
	const { allowShortKeys, extendNonceFn, counterLength, counterRight, rounds } = checkOpts$1({
		allowShortKeys: false,
		counterLength: 8,
		counterRight: false,
		rounds: 20
	}, opts);
	if (typeof core !== "function") throw new Error("core must be a function");
	anumber$1(counterLength);
	anumber$1(rounds);
	abool(counterRight);
	abool(allowShortKeys);
	return (key, nonce, data, output, counter = 0) => {
		abytes$1(key, void 0, "key");
		abytes$1(nonce, void 0, "nonce");
		abytes$1(data, void 0, "data");
		const len = data.length;
		const hasOutput = output !== void 0;
		output = getOutput(len, output, false);
		if (hasOutput) complexOverlapBytes(data, output);
		anumber$1(counter);
		if (counter < 0 || counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const toClean = [];
		let l = key.length;
		let k;
		let sigma;
		if (l === 32) {
			toClean.push(k = copyBytes(key));
			sigma = sigma32_32;
		} else if (l === 16 && allowShortKeys) {
			k = /* @__PURE__ */ new Uint8Array(32);
			k.set(key);
			k.set(key, 16);
			sigma = sigma16_32;
			toClean.push(k);
		} else {
			abytes$1(key, 32, "arx key");
			throw new Error("invalid key size");
		}
		if (!isLE || !isAligned32(nonce)) toClean.push(nonce = copyBytes(nonce));
		let k32 = u32(k);
		if (extendNonceFn) {
			if (nonce.length !== 24) throw new Error("arx: extended nonce must be 24 bytes");
			const n16 = nonce.subarray(0, 16);
			if (isLE) extendNonceFn(sigma, k32, u32(n16), k32);
			else {
				const sigmaRaw = swap32IfBE(Uint32Array.from(sigma));
				extendNonceFn(sigmaRaw, k32, u32(n16), k32);
				clean$1(sigmaRaw);
				swap32IfBE(k32);
			}
			nonce = nonce.subarray(16);
		} else if (!isLE) swap32IfBE(k32);
		const nonceNcLen = 16 - counterLength;
		if (nonceNcLen !== nonce.length) throw new Error(`arx: nonce must be ${nonceNcLen} or 16 bytes`);
		if (nonceNcLen !== 12) {
			const nc = /* @__PURE__ */ new Uint8Array(12);
			nc.set(nonce, counterRight ? 0 : 12 - nonce.length);
			nonce = nc;
			toClean.push(nonce);
		}
		const n32 = swap32IfBE(u32(nonce));
		try {
			runCipher(core, sigma, k32, n32, data, output, counter, rounds);
			return output;
		} finally {
			clean$1(...toClean);
		}
	};
}
// node_modules/@noble/ciphers/chacha.js
/**
* ChaCha stream cipher, released
* in 2008. Developed after Salsa20, ChaCha aims to increase diffusion per round.
* It was standardized in
* {@link https://www.rfc-editor.org/rfc/rfc8439 | RFC 8439} and
* is now used in TLS 1.3.
*
* {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha | XChaCha20}
* extended-nonce variant is also provided. Similar to XSalsa, it's safe to use with
* randomly-generated nonces.
*
* Check out
* {@link http://cr.yp.to/chacha/chacha-20080128.pdf | PDF},
* {@link https://en.wikipedia.org/wiki/Salsa20 | wiki}, and
* {@link https://cr.yp.to/chacha.html | website}.
*
* @module
*/
/**
* ChaCha core function. Uses an unrolled loop (chachaCore, hchacha) - 4x
* faster than a simple loop, but larger & harder to read. A simple-loop
* reference version lives in `test/misc/micro-ciphers.ts`;
* `test/arx.test.ts` keeps the two aligned.
* The specific implementation is selected in `createCipher` below.
*/
/** RFC 8439 §2.3 block core for `state = constants | key | counter | nonce`. */
function chachaCore(s, k, n, out, cnt, rounds = 20) {
	let y00 = s[0], y01 = s[1], y02 = s[2], y03 = s[3], y04 = k[0], y05 = k[1], y06 = k[2], y07 = k[3], y08 = k[4], y09 = k[5], y10 = k[6], y11 = k[7], y12 = cnt, y13 = n[0], y14 = n[1], y15 = n[2];
	let x00 = y00, x01 = y01, x02 = y02, x03 = y03, x04 = y04, x05 = y05, x06 = y06, x07 = y07, x08 = y08, x09 = y09, x10 = y10, x11 = y11, x12 = y12, x13 = y13, x14 = y14, x15 = y15;
	for (let r = 0; r < rounds; r += 2) {
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 16);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 12);
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 8);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 7);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 16);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 12);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 8);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 7);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 16);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 12);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 8);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 7);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 16);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 12);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 8);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 7);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 16);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 12);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 8);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 7);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 16);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 12);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 8);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 7);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 16);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 12);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 8);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 7);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 16);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 12);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 8);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 7);
	}
	let oi = 0;
	out[oi++] = y00 + x00 | 0;
	out[oi++] = y01 + x01 | 0;
	out[oi++] = y02 + x02 | 0;
	out[oi++] = y03 + x03 | 0;
	out[oi++] = y04 + x04 | 0;
	out[oi++] = y05 + x05 | 0;
	out[oi++] = y06 + x06 | 0;
	out[oi++] = y07 + x07 | 0;
	out[oi++] = y08 + x08 | 0;
	out[oi++] = y09 + x09 | 0;
	out[oi++] = y10 + x10 | 0;
	out[oi++] = y11 + x11 | 0;
	out[oi++] = y12 + x12 | 0;
	out[oi++] = y13 + x13 | 0;
	out[oi++] = y14 + x14 | 0;
	out[oi++] = y15 + x15 | 0;
}
/**
* ChaCha stream cipher. Conforms to RFC 8439 (IETF, TLS). 12-byte nonce, 4-byte counter.
* With smaller nonce, it's not safe to make it random (CSPRNG), due to collision chance.
* @param key - 32-byte key.
* @param nonce - 12-byte nonce.
* @param data - Input bytes to xor with the keystream.
* @param output - Optional destination buffer.
* @param counter - Initial block counter.
* @returns Encrypted or decrypted bytes.
* @example
* Encrypts bytes with the RFC 8439 ChaCha20 stream cipher and a fresh key/nonce.
*
* ```ts
* import { chacha20 } from '@noble/ciphers/chacha.js';
* import { randomBytes } from '@noble/ciphers/utils.js';
* const key = randomBytes(32);
* const nonce = randomBytes(12);
* chacha20(key, nonce, new Uint8Array(4));
* ```
*/
const chacha20 = /* @__PURE__ */ createCipher(chachaCore, {
	counterRight: false,
	counterLength: 4,
	allowShortKeys: false
});
// node_modules/@noble/hashes/_u64.js
const fromNumH = (n) => n / 2 ** 32 | 0;
const fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
// node_modules/@noble/hashes/utils.js
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - value to test
* @returns `true` when the value is a Uint8Array-compatible view.
* @example
* Check whether a value is a Uint8Array-compatible view.
* ```ts
* isBytes(new Uint8Array([1, 2, 3]));
* ```
*/
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is a non-negative integer.
* @param n - number to validate
* @param title - label included in thrown errors
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a non-negative integer option.
* ```ts
* anumber(32, 'length');
* ```
*/
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - value to validate
* @param length - optional exact length constraint
* @param title - label included in thrown errors
* @returns The validated byte array.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate that a value is a byte array.
* ```ts
* abytes(new Uint8Array([1, 2, 3]));
* ```
*/
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
/**
* Asserts a hash instance has not been destroyed or finished.
* @param instance - hash instance to validate
* @param checkFinished - whether to reject finalized instances
* @throws If the hash instance has already been destroyed or finalized. {@link Error}
* @example
* Validate that a hash instance is still usable.
* ```ts
* import { aexists } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aexists(hash);
* ```
*/
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
/**
* Asserts output is a sufficiently-sized byte array.
* @param out - destination buffer
* @param instance - hash instance providing output length
* Oversized buffers are allowed; downstream code only promises to fill the first `outputLen` bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a caller-provided digest buffer.
* ```ts
* import { aoutput } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aoutput(new Uint8Array(hash.outputLen), hash);
* ```
*/
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
/**
* Zeroizes typed arrays in place. Warning: JS provides no guarantees.
* @param arrays - arrays to overwrite with zeros
* @example
* Zeroize sensitive buffers in place.
* ```ts
* clean(new Uint8Array([1, 2, 3]));
* ```
*/
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Creates a DataView for byte-level manipulation.
* @param arr - source typed array
* @returns DataView over the same buffer region.
* @example
* Create a DataView over an existing buffer.
* ```ts
* createView(new Uint8Array(4));
* ```
*/
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
/**
* Rotate-right operation for uint32 values.
* @param word - source word
* @param shift - shift amount in bits
* @returns Rotated word.
* @example
* Rotate a 32-bit word to the right.
* ```ts
* rotr(0x12345678, 8);
* ```
*/
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
const hasHexBuiltin = /* @__PURE__ */ (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const hexes$1 = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
/**
* Convert byte array to hex string.
* Uses the built-in function when available and assumes it matches the tested
* fallback semantics.
* @param bytes - bytes to encode
* @returns Lowercase hexadecimal string.
* @throws On wrong argument types. {@link TypeError}
* @example
* Convert bytes to lowercase hexadecimal.
* ```ts
* bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])); // 'cafe0123'
* ```
*/
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes$1[bytes[i]];
	return hex;
}
function asciiToBase16(ch) {
	return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - 55 : ch >= 97 && ch <= 102 ? ch - 87 : void 0;
}
/**
* Convert hex string to byte array. Uses built-in function, when available.
* @param hex - hexadecimal string to decode
* @returns Decoded bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Decode lowercase hexadecimal into bytes.
* ```ts
* hexToBytes('cafe0123'); // Uint8Array.from([0xca, 0xfe, 0x01, 0x23])
* ```
*/
function hexToBytes(hex) {
	if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
	if (hasHexBuiltin) try {
		return Uint8Array.fromHex(hex);
	} catch (error) {
		if (error instanceof SyntaxError) throw new RangeError(error.message);
		throw error;
	}
	const hl = hex.length;
	const al = hl / 2;
	if (hl % 2) throw new RangeError("hex string expected, got unpadded hex of length " + hl);
	const array = new Uint8Array(al);
	for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
		const n1 = asciiToBase16(hex.charCodeAt(hi));
		const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
		if (n1 === void 0 || n2 === void 0) {
			const char = hex[hi] + hex[hi + 1];
			throw new RangeError("hex string expected, got non-hex character \"" + char + "\" at index " + hi);
		}
		array[ai] = n1 * 16 + n2;
	}
	return array;
}
/**
* Converts string to bytes using UTF8 encoding.
* Built-in doesn't validate input to be string: we do the check.
* Non-ASCII details are delegated to the platform `TextEncoder`.
* @param str - string to encode
* @returns UTF-8 encoded bytes.
* @throws On wrong argument types. {@link TypeError}
* @example
* Encode a string as UTF-8 bytes.
* ```ts
* utf8ToBytes('abc'); // Uint8Array.from([97, 98, 99])
* ```
*/
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
/**
* Merges default options and passed options.
* @param defaults - base option object
* @param opts - user overrides
* @param title - label included in thrown override errors
* @returns Fresh merged option object with a null prototype.
* @throws On wrong argument types. {@link TypeError}
* @example
* Merge user overrides onto default options.
* ```ts
* checkOpts({ dkLen: 32 }, { asyncTick: 10 });
* ```
*/
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
/**
* Creates a callable hash function from a stateful class constructor.
* @param hashCons - hash constructor or factory
* @param info - optional metadata such as DER OID
* @returns Frozen callable hash wrapper with `.create()`.
*   Wrapper construction eagerly calls `hashCons(undefined)` once to read
*   `outputLen` / `blockLen`, so constructor side effects happen at module
*   init time.
* @throws On wrong argument types. {@link TypeError}
* @example
* Wrap a stateful hash constructor into a callable helper.
* ```ts
* import { createHasher } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const wrapped = createHasher(sha256.create, { oid: sha256.oid });
* wrapped(new Uint8Array([1]));
* ```
*/
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
/**
* Creates OID metadata for NIST hashes with prefix `06 09 60 86 48 01 65 03 04 02`.
* @param suffix - final OID byte for the selected hash.
*   The helper accepts any byte even though only the documented NIST hash
*   suffixes are meaningful downstream.
* @returns Object containing the DER-encoded OID.
* @example
* Build OID metadata for a NIST hash.
* ```ts
* oidNist(0x01);
* ```
*/
const oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });
// node_modules/@noble/hashes/_md.js
/**
* Internal Merkle-Damgard hash utils.
* @module
*/
/**
* Shared 32-bit conditional boolean primitive reused by SHA-256, SHA-1, and MD5 `F`.
* Returns bits from `b` when `a` is set, otherwise from `c`.
* The XOR form is equivalent to MD5's `F(X,Y,Z) = XY v not(X)Z` because the masked terms never
* set the same bit.
* @param a - selector word
* @param b - word chosen when selector bit is set
* @param c - word chosen when selector bit is clear
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit choice primitive.
* ```ts
* Chi(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
/**
* Shared 32-bit majority primitive reused by SHA-256 and SHA-1.
* Returns bits shared by at least two inputs.
* @param a - first input word
* @param b - second input word
* @param c - third input word
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit majority primitive.
* ```ts
* Maj(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
/**
* Merkle-Damgard hash construction base class.
* Could be used to create MD5, RIPEMD, SHA1, SHA2.
* Accepts only byte-aligned `Uint8Array` input, even when the underlying spec describes bit
* strings with partial-byte tails.
* @param blockLen - internal block size in bytes
* @param outputLen - digest size in bytes
* @param padOffset - trailing length field size in bytes
* @param isLE - whether length and state words are encoded in little-endian
* @example
* Use a concrete subclass to get the shared Merkle-Damgard update/digest flow.
* ```ts
* import { _SHA1 } from '@noble/hashes/legacy.js';
* const hash = new _SHA1();
* hash.update(new Uint8Array([97, 98, 99]));
* hash.digest();
* ```
*/
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
/**
* Initial SHA-2 state: fractional parts of square roots of first 16 primes 2..53.
* Check out `test/misc/sha2-gen-iv.js` for recomputation guide.
*/
/** Initial SHA256 state from RFC 6234 §6.1: the first 32 bits of the fractional parts of the
* square roots of the first eight prime numbers. Exported as a shared table; callers must treat
* it as read-only because constructors copy words from it by index. */
const SHA256_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
// node_modules/@noble/hashes/sha2.js
/**
* SHA2 hash function. A.k.a. sha256, sha384, sha512, sha512_224, sha512_256.
* SHA256 is the fastest hash implementable in JS, even faster than Blake3.
* Check out {@link https://www.rfc-editor.org/rfc/rfc4634 | RFC 4634} and
* {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf | FIPS 180-4}.
* @module
*/
/**
* SHA-224 / SHA-256 round constants from RFC 6234 §5.1: the first 32 bits
* of the cube roots of the first 64 primes (2..311).
*/
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
/**
* SHA2-256 hash function from RFC 4634. In JS it's the fastest: even faster than Blake3. Some info:
*
* - Trying 2^128 hashes would get 50% chance of collision, using birthday attack.
* - BTC network is doing 2^70 hashes/sec (2^95 hashes/year) as per 2025.
* - Each sha256 hash is executing 2^18 bit operations.
* - Good 2024 ASICs can do 200Th/sec with 3500 watts of power, corresponding to 2^36 hashes/joule.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA2-256.
* ```ts
* sha256(new Uint8Array([97, 98, 99]));
* ```
*/
const sha256 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1));
// shared/src/engine/dice.ts
/** One die of so many sides: 1 to `sides`. Throws if scripted dice have run out, or cannot show that number. */
function rollDie(dice, sides) {
	if (dice.algorithm === "sealed") throw new Error("Sealed dice cannot be rolled.");
	if (dice.algorithm === "scripted") return nextScripted(dice, sides);
	const fair = 2 ** 32 - 2 ** 32 % sides;
	for (;;) {
		const word = wordAt(dice, dice.drawn++);
		if (word < fair) return word % sides + 1;
	}
}
function nextScripted(dice, sides) {
	const value = dice.values[dice.drawn];
	if (value === void 0) throw new Error(`The scripted dice have run out: a d${sides} is rolled.`);
	if (value < 1 || value > sides) throw new Error(`The scripted dice show ${value}, but a d${sides} is rolled.`);
	dice.drawn++;
	return value;
}
const PAGE_WORDS = 256;
/** The page that each stream is at, as its words are drawn one after another. */
const pages = /* @__PURE__ */ new WeakMap();
/** The n-th 32-bit word of the key stream. */
function wordAt(dice, n) {
	const index = Math.floor(n / PAGE_WORDS);
	let page = pages.get(dice);
	if (page?.index !== index) {
		page = {
			index,
			words: readPage(dice.seed, index)
		};
		pages.set(dice, page);
	}
	return page.words.getUint32(n % PAGE_WORDS * 4, true);
}
function readPage(seed, index) {
	const blocksBefore = index * PAGE_WORDS * 4 / 64;
	const zeros = new Uint8Array(PAGE_WORDS * 4);
	const bytes = chacha20(hexToBytes(seed), /* @__PURE__ */ new Uint8Array(12), zeros, void 0, blocksBefore);
	return new DataView(bytes.buffer, bytes.byteOffset);
}
// shared/src/engine/verbs.ts
/**
* Tells what happened. Whoever did it and whoever it happened to count as touched. Gives the die that the GM has set, if one was
* rolled for it: whatever tells of the same roll later says so again.
*/
function emit(table, event) {
	const setDie = takeSetDie(table) ?? event.setDie;
	table.events.push(setDie ? {
		...event,
		setDie
	} : event);
	return setDie;
}
/** The set die that has been rolled and not told yet. */
function takeSetDie(table) {
	const { sides, face, fell } = table.setDie ?? {};
	if (sides === void 0 || face === void 0 || fell === void 0) return void 0;
	delete table.setDie;
	return {
		sides,
		face,
		fell
	};
}
/** Says that a fighter has changed, or may have, where no event tells of it: who is untouched is not looked at again. */
function touch(table, id) {
	table.events.push({
		type: TOUCHED,
		target: id
	});
}
/** One die of so many sides, 1 to `sides`. The rule that rolls tells of it next, with what it was for. */
function roll(table, sides) {
	const fell = rollDie(table.dice, sides);
	const { setDie } = table;
	if (setDie?.sides !== sides || setDie.fell !== void 0) return fell;
	table.setDie = {
		...setDie,
		fell
	};
	return setDie.face;
}
/** Lays a pending action on the stack, on top of what is there. */
function lay(table, item) {
	table.stack.unshift(item);
	if (![item.by, item.target].some((id) => id != null && findFighter(table, id)?.hidden)) table.laid++;
}
/** Takes an item off the stack, wherever it lies. */
function lift(table, item) {
	const place = table.stack.indexOf(item);
	if (place >= 0) table.stack.splice(place, 1);
}
/** Puts a fighter on the table, behind those who are there. */
function enter(table, fighter) {
	table.fighters = {
		...table.fighters,
		[fighter.id]: fighter
	};
	touch(table, fighter.id);
}
/** Takes a fighter off the table. */
function withdraw(table, id) {
	const { [id]: _gone, ...others } = table.fighters;
	table.fighters = others;
	touch(table, id);
}
/** Puts a fighter on a hex; `how` says what brought it there (`moved`, `pushed`, `placed`). */
function place(table, id, to, how) {
	const fighter = fighterOf(table, id);
	const from = fighter.at;
	fighter.at = [to[0], to[1]];
	emit(table, {
		type: how,
		target: id,
		from,
		to: fighter.at
	});
}
/** Shows everybody a fighter that was hidden. */
function show(table, id) {
	fighterOf(table, id).hidden = false;
	emit(table, {
		type: "shown",
		target: id
	});
}
/** Hides a fighter from all but the GM and whoever plays it. */
function hide(table, id) {
	fighterOf(table, id).hidden = true;
	emit(table, {
		type: "hid",
		target: id
	});
}
/** Ends the battle: whatever is pending will be dropped. */
function conclude(table, winner) {
	table.over = { winner };
	table.turn = null;
	emit(table, {
		type: "ended",
		winner
	});
}
/** Ends the battle once at most one side has anybody left: it has won. `end` says what the end is. Whether it has ended. */
function concludeIfDecided(table, end = conclude) {
	if (table.over) return false;
	const [side = null, ...others] = sidesStanding(table);
	if (others.length > 0) return false;
	end(table, side);
	return true;
}
// shared/src/engine/painting.ts
/** What the ground can be painted with by these rules: what every map has, then what is the rulebook's own. */
function groundsOf({ grounds = {} }) {
	return [...TERRAINS, ...Object.keys(grounds)];
}
/** What the ground of a hex is by these rules. */
function groundAt({ grounds = {} }, table, at) {
	const [ours] = Object.entries(grounds).find(([, ground]) => ground.isAt(table, at)) ?? [];
	return ours ?? terrainAt(table.map, at);
}
/** What is wrong with painting these hexes; a wall stands on nobody, fallen or not. */
function faultOfPainting(powers, table, hexes, ground) {
	const terrain = terrainOf(powers, ground);
	const bad = (say) => ({
		code: "bad-input",
		say
	});
	if (!terrain) return bad(TEXT$1.noSuchGround(ground, groundsOf(powers)));
	const off = hexes.find((at) => !isOnMap(table.map, at));
	if (off) return bad(TEXT$1.offTheMap(hexText(off)));
	if (terrain !== "wall") return void 0;
	const keys = new Set(hexes.map(hexKey));
	const there = fightersOf(table).find(({ at }) => at && keys.has(hexKey(at)));
	return there && {
		code: "occupied",
		say: TEXT$1.standsThere(there.name, hexText(there.at))
	};
}
/** Makes the ground of hexes something else, and tells what it was. */
function paint(powers, table, hexes, ground) {
	const terrain = terrainOf(powers, ground);
	const others = [...new Map(hexes.map((at) => [hexKey(at), at])).values()].filter((at) => groundAt(powers, table, at) !== ground);
	if (!terrain || others.length === 0) return;
	const was = [...Map.groupBy(others, (at) => groundAt(powers, table, at))].map(([kind, { length }]) => ({
		terrain: kind,
		count: length
	}));
	powers.takeUp?.(table, others);
	table.map = painted(table.map, others, terrain);
	if (powers.grounds && Object.hasOwn(powers.grounds, ground)) powers.grounds[ground]?.lay(table, others);
	emit(table, {
		type: "painted",
		by: "gm",
		terrain: ground,
		hexes: others,
		was
	});
}
function terrainOf({ grounds = {} }, ground) {
	return own(grounds, ground)?.terrain ?? TERRAINS.find((terrain) => terrain === ground);
}
// shared/src/engine/backdrop.ts
/** Where a picture lies under the grid, as files and forms give it: `Backdrop` says what each value means. */
const BACKDROP_PLACE = {
	x: amount(-200, 200),
	y: amount(-200, 200),
	width: amount(.1, 400),
	turn: optional(amount(-360, 360)),
	opacity: optional(amount(.1, 1))
};
// shared/src/engine/content.ts
/** What can be said of an entry: of one that has rules, only what the book itself says of it. */
function membersOf({ book, members, isOpen }, id) {
	const row = own(book, id);
	if (isOpen || !row) return members;
	return Object.fromEntries(Object.entries(members).filter(([name]) => Object.hasOwn(row, name)));
}
/** The part whose entries are sheets. Every rulebook has it, and `conditions` with no more than words. */
const ARCHETYPES$1 = "archetypes";
const shapeOfPack = /* @__PURE__ */ object({
	name: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(60)),
	version: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
	hash: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[0-9a-f]{64}$/))
});
/** What a setup may say of its content, before the ruleset has looked at it. */
const CONTENT_SHAPES = {
	content: /* @__PURE__ */ optional$1(/* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ json$1())))),
	packs: /* @__PURE__ */ optional$1((/* @__PURE__ */ array(shapeOfPack)).check(/* @__PURE__ */ _maxLength(20)))
};
/** The values of an entry, without its words and what it is like. */
function valuesOf({ like: _, label: __, help: ___, ...values }) {
	return values;
}
/** One entry of content, if it has that one. */
function entryIn(content, part, id) {
	const entries = content && own(content, part);
	return entries && own(entries, id);
}
const without$2 = /* @__PURE__ */ new WeakMap();
/** The same without these archetypes, which would tell of somebody hidden; always the same object for the same ones. */
function withoutArchetypes(content, kinds) {
	const { [ARCHETYPES$1]: archetypes = {}, ...parts } = content;
	const told = Object.keys(archetypes).filter((kind) => kinds.has(kind));
	if (told.length === 0) return content;
	const known = without$2.get(content) ?? /* @__PURE__ */ new Map();
	without$2.set(content, known);
	const left = Object.entries(archetypes).filter(([kind]) => !kinds.has(kind));
	const made = known.get(told.join()) ?? {
		...parts,
		["archetypes"]: Object.fromEntries(left)
	};
	known.set(told.join(), made);
	return made;
}
// shared/src/engine/setup.ts
/** A setup that cannot be played; the message names the field and what is wrong with it. */
var SetupError = class extends Error {
	name = "SetupError";
};
/** What is wrong with a setup, or a part of it: what `read` says of it when it throws a `SetupError`. */
function setupFault(read) {
	try {
		read();
		return;
	} catch (error) {
		if (error instanceof SetupError) return error.message;
		throw error;
	}
}
/**
* The table that a setup describes, before anybody stands on it: with the order that the setup names, if it names one.
* A ruleset puts its fighters down and adds what it keeps besides.
*/
function newTable(setup, dice) {
	return {
		ruleset: setup.ruleset,
		map: setup.map,
		fighters: {},
		order: [...setup.order ?? []],
		round: 0,
		turn: null,
		phase: null,
		over: null,
		stack: [],
		...setup.windowSeconds !== void 0 && { windowSeconds: setup.windowSeconds },
		...setup.content && { content: setup.content },
		...setup.packs && { packs: setup.packs },
		laid: 0,
		dice,
		asked: 0,
		events: []
	};
}
/** What every ruleset's fighters have in common, as a setup gives it. */
function newcomer({ id, name, side, at, sheet, hidden, portrait }) {
	return {
		id,
		name: name ?? id,
		kind: sheet.kind,
		side,
		at: [at[0], at[1]],
		defeated: false,
		hidden: hidden ?? false,
		standing: [],
		...portrait !== void 0 && { portrait }
	};
}
const hexes = /* @__PURE__ */ _default((/* @__PURE__ */ array(hexShape)).check(/* @__PURE__ */ _maxLength(2e4)), []);
const record = /* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ json$1());
/** How many seconds bluff-safe windows can be made to stay open: the least and the most. */
const WINDOW_SECONDS = [.1, 10];
const pictureName = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[0-9a-f]{32}$/));
/** The shape of a fighter in a setup, before the ruleset has looked at its sheet. */
const setupFighterShape = /* @__PURE__ */ object({
	id: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(ID_PATTERN, TEXT$1.idShape)),
	side: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
	at: hexShape,
	sheet: /* @__PURE__ */ catchall(/* @__PURE__ */ object({ kind: /* @__PURE__ */ string() }), /* @__PURE__ */ json$1()),
	state: /* @__PURE__ */ optional$1(record),
	name: /* @__PURE__ */ optional$1((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(40))),
	hidden: /* @__PURE__ */ optional$1(/* @__PURE__ */ boolean()),
	portrait: /* @__PURE__ */ optional$1(pictureName)
});
/** The shape of a map, as large as one can be. */
const mapShape = /* @__PURE__ */ object({
	radius: int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(60)),
	walls: hexes,
	difficult: hexes,
	cover: hexes,
	looks: /* @__PURE__ */ optional$1(/* @__PURE__ */ partialRecord(/* @__PURE__ */ _enum(GROUND_LOOKS), hexes)),
	backdrop: /* @__PURE__ */ optional$1(/* @__PURE__ */ object({
		...shapesOf(BACKDROP_PLACE),
		picture: pictureName
	}))
});
const setupShape = /* @__PURE__ */ object({
	ruleset: /* @__PURE__ */ string(),
	options: /* @__PURE__ */ _default(record, {}),
	map: mapShape,
	combatants: (/* @__PURE__ */ array(setupFighterShape)).check(/* @__PURE__ */ _minLength(1, TEXT$1.setup.nobody), /* @__PURE__ */ _maxLength(200)),
	order: /* @__PURE__ */ optional$1(/* @__PURE__ */ array(/* @__PURE__ */ string())),
	windowSeconds: /* @__PURE__ */ optional$1(amount(...WINDOW_SECONDS).shape),
	...CONTENT_SHAPES
});
/** A setup read from JSON. Throws `SetupError`, naming the field, if it is malformed or names an id twice. */
function parseSetup(raw) {
	const result = setupShape.safeParse(raw);
	if (!result.success) {
		const [issue] = result.error.issues;
		throw new SetupError(`${issue?.path.join(".") || "setup"}: ${issue?.message ?? TEXT$1.setup.malformed}`);
	}
	const setup = result.data;
	requireUnique(setup.combatants.map(({ id }) => id));
	requireOrder(setup);
	return setup;
}
function requireUnique(ids) {
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== void 0) throw new SetupError(TEXT$1.setup.idTwice(twice));
}
function requireOrder({ order, combatants }) {
	if (!order) return;
	const ids = combatants.map(({ id }) => id);
	if (!(combatants.filter(({ id, state }) => !order.includes(id) && state?.defeated !== true).length === 0 && new Set(order).size === order.length) || !order.every((id) => ids.includes(id))) throw new SetupError(TEXT$1.setup.orderOfAll);
}
// shared/src/engine/takes.ts
/** What is wrong with a value, as the end of a sentence that begins with its name; undefined: it fits. */
function misfit(of, given) {
	return of.shape.safeParse(given).success ? void 0 : TEXT$1.takes.wrong(takes(of));
}
/** Which values a kind takes, in words. */
function takes(of) {
	const words = TEXT$1.takes;
	switch (of.type) {
		case "count": return words.count(of.min, of.max);
		case "amount": return words.amount(of.min, of.max);
		case "text":
		case "id": return words.text(of.least, of.most);
		case "word": return words.oneOf(of.words);
		case "thing": return of.isOpen ? takes(text(64, 1)) : words.oneOf(of.things);
		case "list":
		case "set":
		case "entries":
		case "listOrAll": return words[of.type](takes(of.of), of.most);
		case "record": return words.record(Object.keys(of.members));
		case "optional": return takes(of.of);
		case "nullable": return words.nullable(takes(of.of));
		default: return words[of.type];
	}
}
// shared/src/engine/names.ts
const OWN$1 = {
	fighter: {},
	table: {
		order: listOf(fighter$1),
		turn: nullable(fighter$1)
	},
	pending: {}
};
/** Where fighters are named in one of these, the engine's own keys included. */
function namesIn(names, what) {
	return {
		...OWN$1[what],
		...names?.[what]
	};
}
/**
* A record without fighters of whom somebody does not know: they are left out of lists, and null stands for them where that
* may be. What cannot be without one of them is left out or null itself. What names none of them stays the same object.
*/
function withoutNames(kinds, whole, unknown) {
	const fields = whole;
	let parts;
	for (const key in kinds) {
		const kind = kinds[key];
		const part = kind && key in fields ? without$1(kind, fields[key], unknown) : fields[key];
		if (part === fields[key]) continue;
		parts ??= { ...fields };
		parts[key] = part;
	}
	return parts ?? whole;
}
/** Whether one of these members is a fighter of whom somebody does not know, and cannot be left out. */
function needsAny(kinds, whole, unknown) {
	const fields = whole;
	return Object.entries(kinds).some(([key, kind]) => needs(kind, fields[key], unknown));
}
function needs(kind, value, unknown) {
	if (kind.type === "fighter") return unknown.has(value);
	return kind.type === "record" && typeof value === "object" && value !== null && needsAny(kind.members, value, unknown);
}
function without$1(kind, value, unknown) {
	if (value === null || value === void 0) return value;
	switch (kind.type) {
		case "fighter": return unknown.has(value) ? null : value;
		case "optional":
		case "nullable": return needs(kind.of, value, unknown) ? null : without$1(kind.of, value, unknown);
		case "list":
		case "set": return itemsWithout(kind.of, value, unknown);
		case "record": return withoutNames(kind.members, value, unknown);
		case "entries": return entriesWithout(kind.of, value, unknown);
		default: return value;
	}
}
function itemsWithout(of, items, unknown) {
	const left = items.filter((item) => !needs(of, item, unknown)).map((item) => without$1(of, item, unknown));
	return left.length === items.length && left.every((item, index) => item === items[index]) ? items : left;
}
/** Their keys may be fighters' ids. */
function entriesWithout(of, entries, unknown) {
	const parts = Object.entries(entries).filter(([id]) => !unknown.has(id)).map(([id, value]) => [id, without$1(of, value, unknown)]);
	return parts.length === Object.keys(entries).length && parts.every(([id, part]) => part === entries[id]) ? entries : Object.fromEntries(parts);
}
// shared/src/engine/description.ts
/** The resource that counts what keeps a fighter in the fight; undefined: these rules have none. */
function healthResource({ resources }) {
	return resources.find(({ role }) => role === "health");
}
// shared/src/engine/secrets.ts
/** Standing orders are a secret in every ruleset. */
const STANDING = { instead: [] };
/** What follows from the declarations of a ruleset's secrets. */
var Maskery = class {
	/** The keys that others than the own seat may know. */
	shared;
	#secrets;
	#groups;
	#masks = /* @__PURE__ */ new Map();
	constructor(secrets) {
		this.#secrets = secrets;
		this.shared = Object.keys(secrets).filter((key) => secrets[key]?.isKnown !== void 0);
		const groups = Map.groupBy(this.shared, (key) => secrets[key]?.isKnown);
		this.#groups = groups;
	}
	/** The keys that somebody else knows; what several go by is asked once. */
	knownBy(asks) {
		return [...this.#groups].flatMap(([isKnown, keys]) => asks(isKnown) ? keys : []);
	}
	/** The masks for whoever knows these keys: always the same object. */
	but(known) {
		const name = known.join();
		const before = this.#masks.get(name);
		if (before) return before;
		const masked = Object.entries(this.#secrets).filter(([key]) => !known.includes(key));
		const masks = Object.fromEntries(masked.map(([key, { instead }]) => [key, instead]));
		this.#masks.set(name, masks);
		return masks;
	}
};
const maskeries = /* @__PURE__ */ new WeakMap();
function maskeryOf(secrets) {
	const maskery = maskeries.get(secrets) ?? new Maskery({
		standing: STANDING,
		...secrets
	});
	maskeries.set(secrets, maskery);
	return maskery;
}
/** Whether a seat may see what is known only to a fighter's own player. */
function maySeeSecretsOf(viewer, id) {
	return viewer.role === "gm" || viewer.role === "player" && viewer.fighters.includes(id);
}
const NONE$2 = {};
maskeries.set(NONE$2, new Maskery(NONE$2));
/** The same rules as far as what may be done goes, which hangs on no secret. */
function rulesOfLegality(rules) {
	return {
		...rules,
		secrets: NONE$2
	};
}
/** What somebody with that sight sees of a fighter whom they do not play. */
function masksForSides(ruleset, table, fighter, { sides, banded }) {
	const maskery = maskeryOf(ruleset.secrets);
	const masks = maskery.but(maskery.knownBy((isKnown) => isKnown(table, fighter, sides)));
	const health = fighter.side === banded ? healthResource(ruleset.description) : void 0;
	if (!health) return masks;
	const { field, max } = health;
	const numbers = fighter;
	const now = numbers[field];
	if (now === void 0) return masks;
	if (max === void 0) return {
		...masks,
		[field]: now > 0 ? 100 : 0
	};
	return {
		...masks,
		[field]: bandOf(now, numbers[max] ?? 0),
		[max]: 100
	};
}
/** The sides of those whom somebody plays. */
function sidesOf(table, viewer) {
	const own = viewer.role === "player" ? viewer.fighters : [];
	return new Set(own.flatMap((id) => findFighter(table, id)?.side ?? []));
}
/** The band of a number of hit points: 75 is hurt, 50 no more than half left, 25 no more than a quarter. */
function bandOf(now, most) {
	if (now <= 0) return 0;
	if (now >= most) return 100;
	return Math.min(3, Math.ceil(4 * now / most)) * 25;
}
// shared/src/engine/view.ts
/** Sees all there is. */
const GM_EYES = { role: "gm" };
/** The eyes of somebody who is asked, whoever speaks for it: a fighter's own see no more than any seat that plays it. */
function eyesOf(asked) {
	return asked === "gm" ? GM_EYES : {
		role: "player",
		fighters: [asked]
	};
}
/** Whether a seat may know that a fighter is there at all. */
function mayKnowOf(viewer, fighter) {
	return !fighter.hidden || maySeeSecretsOf(viewer, fighter.id);
}
/**
* What a seat may see: a table like the real one, with what it may not know missing or blanked. Rules, reach and
* odds work on it as on the real one; its dice are sealed.
*/
function view(ruleset, table, viewer) {
	const seen = {
		...uncovered(ruleset, table, viewer),
		...SEALED
	};
	delete seen.keyed;
	delete seen.askedUnseen;
	return seen;
}
const SEALED = {
	dice: { algorithm: "sealed" },
	events: []
};
const rules = /* @__PURE__ */ new WeakMap();
/** From now on a table is looked at by these rules of what is secret: see `seenBy`. */
function playedBy(table, ruleset) {
	rules.set(table, rulesOfLegality(ruleset));
}
/**
* The table of a battle as somebody sees it, for what is to be looked up at once: the table itself if there is nothing
* on it that they may not know, so that it costs nothing in most battles.
*/
function seenBy(table, viewer) {
	const ruleset = rules.get(table);
	if (!ruleset || viewer.role === "gm") return table;
	return viewer.banded === void 0 && isInTheOpen(table) ? table : uncovered(ruleset, table, viewer);
}
/** The table as each sees it who is asked, for as long as nothing changes on it. */
function looksAt(table) {
	return isInTheOpen(table) ? () => table : (asked) => seenBy(table, eyesOf(asked));
}
/** Whether nobody on the table is hidden: all look up the same of what may be done. */
function isInTheOpen(table) {
	return noted(table, isInTheOpen, () => !fightersOf(table).some(({ hidden }) => hidden));
}
/** The table without what a seat may not know; the table itself if that is nothing. */
function uncovered(ruleset, table, viewer) {
	if (viewer.role === "gm") return table;
	const own = viewer.role === "player" ? viewer.fighters.flatMap((id) => findFighter(table, id) ?? []) : [];
	const unseen = own.filter(({ hidden }) => hidden);
	const sight = {
		sides: sidesOf(table, viewer),
		banded: viewer.banded
	};
	const sights = noted(table, ruleset, () => /* @__PURE__ */ new Map());
	const key = JSON.stringify([
		...sight.sides,
		viewer.banded,
		unseen.map(({ id }) => id)
	]);
	const sighting = sights.get(key) ?? sightingOf(ruleset, table, sight, new Set(unseen));
	sights.set(key, sighting);
	return withOwn(ruleset, table, sighting, own);
}
function sightingOf(ruleset, table, sight, seers) {
	const everybody = fightersOf(table);
	const unseen = everybody.filter((fighter) => fighter.hidden && !seers.has(fighter));
	const unknown = new Set(unseen.map(({ id }) => id));
	const names = namesIn(ruleset.names, "fighter");
	const fighters = {};
	const covered = /* @__PURE__ */ new Set();
	for (const fighter of everybody) {
		if (unknown.has(fighter.id)) continue;
		const seen = masked(fighter, masksForSides(ruleset, table, fighter, sight));
		if (seen !== fighter) covered.add(fighter.id);
		fighters[fighter.id] = unknown.size === 0 ? seen : withoutNames(names, seen, unknown);
	}
	return {
		unknown,
		fighters,
		masked: covered
	};
}
function withOwn(ruleset, table, sighting, own) {
	const { unknown, masked } = sighting;
	const uncovering = own.filter(({ id }) => masked.has(id));
	if (unknown.size === 0 && uncovering.length === masked.size) return table;
	if (uncovering.length === 0) {
		sighting.bare ??= tableWith(ruleset, table, sighting, sighting.fighters);
		return sighting.bare;
	}
	const names = namesIn(ruleset.names, "fighter");
	const bared = uncovering.map((one) => [one.id, withoutNames(names, one, unknown)]);
	return tableWith(ruleset, table, sighting, {
		...sighting.fighters,
		...Object.fromEntries(bared)
	});
}
function tableWith(ruleset, table, { unknown }, fighters) {
	const seen = unknown.size === 0 ? {
		...table,
		fighters
	} : withoutUnknown(ruleset, table, unknown, fighters);
	settle$1(seen);
	return seen;
}
function withoutUnknown(ruleset, table, unknown, fighters) {
	const seen = withoutNames(namesIn(ruleset.names, "table"), {
		...table,
		...SEALED
	}, unknown);
	const { content } = table;
	const whole = {
		...seen,
		fighters,
		stack: stackWithout(ruleset, table, unknown),
		...content && { content: withoutArchetypes(content, kindsOfNobody(table, fighters)) }
	};
	return ruleset.asSeen?.(whole) ?? whole;
}
/** The archetypes of those who are not among these. */
function kindsOfNobody(table, known) {
	const kinds = new Set(fightersOf(table).map(({ kind }) => kind));
	for (const { kind } of Object.values(known)) kinds.delete(kind);
	return kinds;
}
/** What is pending without what is done by or to somebody unknown; the same list if that is nothing. */
function stackWithout(ruleset, { stack }, unknown) {
	const names = namesIn(ruleset.names, "pending");
	const isOf = (id) => id !== void 0 && unknown.has(id);
	const seen = stack.filter((item) => !isOf(item.by) && !isOf(item.target) && !needsAny(names, item, unknown)).map((item) => withoutNames(names, item, unknown));
	return seen.length === stack.length && seen.every((item, index) => item === stack[index]) ? stack : seen;
}
/** A fighter with these masks; the same object if it looks no different. */
function masked(fighter, masks) {
	const fields = fighter;
	for (const key in masks) if (!isSame(fields[key], masks[key])) return {
		...fighter,
		...masks
	};
	return fighter;
}
/** Whether two values are the same as far as a mask goes, which is plain or empty. */
function isSame(value, mask) {
	return value === mask || Array.isArray(value) && Array.isArray(mask) && value.length + mask.length === 0;
}
// shared/src/engine/gm.ts
const combatant = json(setupFighterShape, {
	id: "",
	side: "",
	at: [0, 0],
	sheet: { kind: "" }
});
const seconds$1 = nullable(amount(...WINDOW_SECONDS));
/** The GM's interventions that every ruleset has, at any moment of the battle. Source: cases/FORMAT.md. */
function gmPowers(ruleset) {
	const power = interjectionsOn();
	return {
		"gm.set": power({
			gm: true,
			params: {
				target: fighter$1,
				field: text(64),
				value: anything
			},
			check: (table, _by, { target, field, value }) => checkSet(ruleset, table, target, field, value),
			run: (table, _by, { target, field, value }) => change$1(ruleset, table, target, field, value)
		}),
		"gm.move": power({
			gm: true,
			params: {
				target: fighter$1,
				to: hex
			},
			check: (table, _by, { target, to }) => checkPlace(table, target, to),
			run: (table, _by, { target, to }) => ruleset.gm.place(table, target, to)
		}),
		"gm.add": power({
			gm: true,
			params: { combatant },
			check: (table, _by, { combatant }) => checkAdd(ruleset, table, combatant),
			run: (table, _by, { combatant }) => ruleset.gm.add(table, combatant)
		}),
		"gm.remove": power({
			gm: true,
			params: { target: fighter$1 },
			check: (table, _by, { target }) => findFighter(table, target) ? void 0 : "no-such-target",
			run: (table, _by, { target }) => ruleset.gm.remove(table, target)
		}),
		"gm.hide": power({
			gm: true,
			params: {
				target: fighter$1,
				hidden: flag
			},
			check: (table, _by, { target }) => findFighter(table, target) ? void 0 : "no-such-target",
			run: (table, _by, { target, hidden }) => (hidden ? hide : show)(table, target)
		}),
		"gm.terrain": power({
			gm: true,
			params: {
				hexes: listOf(hex, 200),
				terrain: text(64)
			},
			check: (table, _by, { hexes, terrain }) => faultOfPainting(ruleset.gm, table, hexes, terrain),
			run: (table, _by, { hexes, terrain }) => paint(ruleset.gm, table, hexes, terrain)
		}),
		"gm.die": power({
			gm: true,
			params: {
				sides: count(2, MOST_SIDES),
				face: nullable(count(1, MOST_SIDES))
			},
			check: (_table, _by, { sides, face }) => face !== null && face > sides ? {
				code: "bad-input",
				say: TEXT$1.noSuchFace(face, sides)
			} : void 0,
			run: (table, _by, { sides, face }) => {
				if (face === null) delete table.setDie;
				else table.setDie = {
					sides,
					face
				};
				emit(table, {
					type: "die-promised",
					sides,
					face
				});
			}
		}),
		"gm.windows": power({
			gm: true,
			params: { seconds: seconds$1 },
			check: () => void 0,
			run: (table, _by, { seconds }) => {
				if (seconds === null) delete table.windowSeconds;
				else table.windowSeconds = seconds;
			}
		}),
		"gm.end": power({
			gm: true,
			check: () => void 0,
			run: (table) => ruleset.gm.end(table)
		})
	};
}
/** Writes a field, with all that hangs on it, and tells what it was before. */
function change$1(ruleset, table, target, name, value) {
	const field = fieldsOn(ruleset, table)[name];
	if (!field) return;
	const read = () => field.get(table, fighterOf(table, target));
	const [from, wasOpen] = [structuredClone(read()), isOpenlySeen(ruleset, table, target, name)];
	field.set?.(table, fighterOf(table, target), readValue(field.kind, value) ?? null);
	const to = structuredClone(read());
	touch(table, target);
	if (JSON.stringify(from) === JSON.stringify(to)) return;
	emit(table, {
		type: "changed",
		target,
		field: name,
		from,
		to,
		...!(wasOpen && isOpenlySeen(ruleset, table, target, name)) && { secret: true }
	});
}
/** The fields of a table, which take what its content adds. */
function fieldsOn(ruleset, { content }) {
	return fieldsWith(ruleset, ruleset.fields, content);
}
/** Whether everybody who looks on sees a field as it is. */
function isOpenlySeen(ruleset, table, target, name) {
	const field = ruleset.fields[name];
	const seen = view(ruleset, table, { role: "spectator" });
	const fighter = findFighter(seen, target);
	if (!field || !fighter) return false;
	return JSON.stringify(field.get(seen, fighter)) === JSON.stringify(field.get(table, fighterOf(table, target)));
}
function checkPlace(table, target, to) {
	if (!findFighter(table, target)) return "no-such-target";
	return faultOfPlace(table, to, target);
}
function checkSet(ruleset, table, target, name, value) {
	const fighter = findFighter(table, target);
	if (!fighter) return "no-such-target";
	const field = own(fieldsOn(ruleset, table), name);
	if (!field) return {
		code: "bad-input",
		say: TEXT$1.noField(name)
	};
	if (!field.set) return {
		code: "bad-input",
		say: TEXT$1.notSettable(name)
	};
	const wrong = misfit(field.kind, value);
	if (wrong !== void 0) return {
		code: "bad-input",
		say: TEXT$1.doesNotFit(name, wrong)
	};
	return field.fault?.(table, fighter, readValue(field.kind, value) ?? null);
}
function checkAdd(ruleset, table, combatant) {
	if (findFighter(table, combatant.id)) return {
		code: "bad-input",
		say: TEXT$1.idTaken(combatant.id)
	};
	if (Object.keys(table.fighters).length >= 200) return {
		code: "bad-input",
		say: TEXT$1.tooManyFighters(200)
	};
	const fault = ruleset.faultOf(combatant, table);
	if (fault) return {
		code: "bad-input",
		say: fault
	};
	return faultOfPlace(table, combatant.at);
}
// node_modules/safe-stable-stringify/esm/wrapper.js
var import_safe_stable_stringify = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { hasOwnProperty } = Object.prototype;
	const stringify = configure();
	stringify.configure = configure;
	stringify.stringify = stringify;
	stringify.default = stringify;
	exports.stringify = stringify;
	exports.configure = configure;
	module.exports = stringify;
	const strEscapeSequencesRegExp = /[\u0000-\u001f\u0022\u005c\ud800-\udfff]/;
	function strEscape(str) {
		if (str.length < 5e3 && !strEscapeSequencesRegExp.test(str)) return `"${str}"`;
		return JSON.stringify(str);
	}
	function sort(array, comparator) {
		if (array.length > 200 || comparator) return array.sort(comparator);
		for (let i = 1; i < array.length; i++) {
			const currentValue = array[i];
			let position = i;
			while (position !== 0 && array[position - 1] > currentValue) {
				array[position] = array[position - 1];
				position--;
			}
			array[position] = currentValue;
		}
		return array;
	}
	const typedArrayPrototypeGetSymbolToStringTag = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(/* @__PURE__ */ new Int8Array())), Symbol.toStringTag).get;
	function isTypedArrayWithEntries(value) {
		return typedArrayPrototypeGetSymbolToStringTag.call(value) !== void 0 && value.length !== 0;
	}
	function stringifyTypedArray(array, separator, maximumBreadth) {
		if (array.length < maximumBreadth) maximumBreadth = array.length;
		const whitespace = separator === "," ? "" : " ";
		let res = `"0":${whitespace}${array[0]}`;
		for (let i = 1; i < maximumBreadth; i++) res += `${separator}"${i}":${whitespace}${array[i]}`;
		return res;
	}
	function getCircularValueOption(options) {
		if (hasOwnProperty.call(options, "circularValue")) {
			const circularValue = options.circularValue;
			if (typeof circularValue === "string") return `"${circularValue}"`;
			if (circularValue == null) return circularValue;
			if (circularValue === Error || circularValue === TypeError) return { toString() {
				throw new TypeError("Converting circular structure to JSON");
			} };
			throw new TypeError("The \"circularValue\" argument must be of type string or the value null or undefined");
		}
		return "\"[Circular]\"";
	}
	function getDeterministicOption(options) {
		let value;
		if (hasOwnProperty.call(options, "deterministic")) {
			value = options.deterministic;
			if (typeof value !== "boolean" && typeof value !== "function") throw new TypeError("The \"deterministic\" argument must be of type boolean or comparator function");
		}
		return value === void 0 ? true : value;
	}
	function getBooleanOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "boolean") throw new TypeError(`The "${key}" argument must be of type boolean`);
		}
		return value === void 0 ? true : value;
	}
	function getPositiveIntegerOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "number") throw new TypeError(`The "${key}" argument must be of type number`);
			if (!Number.isInteger(value)) throw new TypeError(`The "${key}" argument must be an integer`);
			if (value < 1) throw new RangeError(`The "${key}" argument must be >= 1`);
		}
		return value === void 0 ? Infinity : value;
	}
	function getItemCount(number) {
		if (number === 1) return "1 item";
		return `${number} items`;
	}
	function getUniqueReplacerSet(replacerArray) {
		const replacerSet = /* @__PURE__ */ new Set();
		for (const value of replacerArray) if (typeof value === "string" || typeof value === "number") replacerSet.add(String(value));
		return replacerSet;
	}
	function getStrictOption(options) {
		if (hasOwnProperty.call(options, "strict")) {
			const value = options.strict;
			if (typeof value !== "boolean") throw new TypeError("The \"strict\" argument must be of type boolean");
			if (value) return (value) => {
				let message = `Object can not safely be stringified. Received type ${typeof value}`;
				if (typeof value !== "function") message += ` (${value.toString()})`;
				throw new Error(message);
			};
		}
	}
	function configure(options) {
		options = { ...options };
		const fail = getStrictOption(options);
		if (fail) {
			if (options.bigint === void 0) options.bigint = false;
			if (!("circularValue" in options)) options.circularValue = Error;
		}
		const circularValue = getCircularValueOption(options);
		const bigint = getBooleanOption(options, "bigint");
		const deterministic = getDeterministicOption(options);
		const comparator = typeof deterministic === "function" ? deterministic : void 0;
		const maximumDepth = getPositiveIntegerOption(options, "maximumDepth");
		const maximumBreadth = getPositiveIntegerOption(options, "maximumBreadth");
		function stringifyFnReplacer(key, parent, stack, replacer, spacer, indentation) {
			let value = parent[key];
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			value = replacer.call(parent, key, value);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					let join = ",";
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let whitespace = "";
					let separator = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					const maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (deterministic && !isTypedArrayWithEntries(value)) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyFnReplacer(key, value, stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":${whitespace}"${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyArrayReplacer(key, value, stack, replacer, spacer, indentation) {
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					let res = "";
					let join = ",";
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					stack.push(value);
					let whitespace = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					let separator = "";
					for (const key of replacer) {
						const tmp = stringifyArrayReplacer(key, value[key], stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyIndent(key, value, stack, spacer, indentation) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifyIndent(key, value, stack, spacer, indentation);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						indentation += spacer;
						let res = `\n${indentation}`;
						const join = `,\n${indentation}`;
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					indentation += spacer;
					const join = `,\n${indentation}`;
					let res = "";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, join, maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = join;
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyIndent(key, value[key], stack, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}: ${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...": "${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (separator !== "") res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifySimple(key, value, stack) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifySimple(key, value, stack);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					const hasLength = value.length !== void 0;
					if (hasLength && Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifySimple(String(i), value[i], stack);
							res += tmp !== void 0 ? tmp : "null";
							res += ",";
						}
						const tmp = stringifySimple(String(i), value[i], stack);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `,"... ${getItemCount(removedKeys)} not stringified"`;
						}
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (hasLength && isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, ",", maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = ",";
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifySimple(key, value[key], stack);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${tmp}`;
							separator = ",";
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":"${getItemCount(removedKeys)} not stringified"`;
					}
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringify(value, replacer, space) {
			if (arguments.length > 1) {
				let spacer = "";
				if (typeof space === "number") spacer = " ".repeat(Math.min(space, 10));
				else if (typeof space === "string") spacer = space.slice(0, 10);
				if (replacer != null) {
					if (typeof replacer === "function") return stringifyFnReplacer("", { "": value }, [], replacer, spacer, "");
					if (Array.isArray(replacer)) return stringifyArrayReplacer("", value, [], getUniqueReplacerSet(replacer), spacer, "");
				}
				if (spacer.length !== 0) return stringifyIndent("", value, [], spacer, "");
			}
			return stringifySimple("", value, []);
		}
		return stringify;
	}
})))(), 1);
import_safe_stable_stringify.configure;
const stringify = import_safe_stable_stringify.default;
// shared/src/engine/hash.ts
/** SHA-256, in hex, of a JSON value written with sorted keys: equal for equal values. */
function stableHash(value) {
	return bytesToHex(sha256(utf8ToBytes(stringify(value) ?? "")));
}
// shared/src/engine/rejection.ts
const LACKING = "not-enough-";
/** The code for paying with a resource that does not hold as much. */
function lackOf(resource) {
	return `${LACKING}${resource}`;
}
/** The code of a fault. */
function codeOf(fault) {
	return typeof fault === "string" ? fault : fault.code;
}
const SENTENCES = TEXT$1.rejections;
/** The rejection of a fault, in the words of the ruleset's catalogue, else in the engine's own. */
function rejection(fault, sentences = {}) {
	const code = codeOf(fault);
	const own = typeof fault === "string" ? { code } : fault;
	const message = own.say ?? sentences[code] ?? SENTENCES[code] ?? TEXT$1.notAllowed(code);
	return own.clause ? {
		code,
		message,
		clause: own.clause
	} : {
		code,
		message
	};
}
// shared/src/engine/forcing.ts
/**
* What a check has found wrong with what somebody wants to do, unless the game master lets it happen all the same. What
* goes through here can be forced; the rest of the check goes on behind it.
*/
function excused(by, fault) {
	return fault !== void 0 && isWaived(by, codeOf(fault)) ? void 0 : fault;
}
/** Whether the game master lets somebody act against faults of that code. */
function isWaived(by, code) {
	return by?.forced?.includes(code) === true;
}
/** The table on which the game master lets somebody do what those reasons forbid. */
function waiving(table, by, codes) {
	const fighter = findFighter(table, by);
	if (!fighter || codes.length === 0) return table;
	return {
		...table,
		fighters: {
			...table.fighters,
			[by]: {
				...fighter,
				forced: codes
			}
		}
	};
}
/** That it is not somebody's turn, unless the game master lets them act all the same: whoever is still in the fight. */
function notTheirTurn(table, by) {
	const fault = "not-your-turn";
	return isStanding(table, by) ? excused(findFighter(table, by), fault) : fault;
}
/** What forbids an action apart from what its own check finds: that it takes a turn, and whoever does it is not asked for one. */
function faultOfTurn(table, { outOfTurn, leavesTurn }, by, isAsked) {
	if (outOfTurn || isAsked) return void 0;
	return leavesTurn ? "not-your-turn" : notTheirTurn(table, by);
}
// shared/src/engine/ruleset.ts
/** What can be wrong with an intent before its own check is asked. */
const FACE_FAULTS = [
	"bad-input",
	"not-gm",
	"prompt-open"
];
// shared/src/engine/judging.ts
const NONE$1 = {};
/** The prompt of that id; the first whose time can be up if none is named. */
function promptToTimeOut(prompts, id) {
	return prompts.find((open) => id === void 0 ? open.canTimeOut : open.id === id);
}
/** What forbids what has been said: to whoever sends it, as far as they see. Looks and never touches. */
function faultOfSaid(moment, said, viewer) {
	if (moment.table.over && !isStillAllowed(moment, said)) return "battle-over";
	if (!said || viewer && (said.input.eyes || said.input.weighed)) return "bad-input";
	const { as, do: name, answer, eyes: attempted } = said.input;
	if (said.input.force && viewer && viewer.role !== "gm") return "not-gm";
	const eyes = viewer ?? attempted ?? GM_EYES;
	if (!maySeeSecretsOf(eyes, as)) return as === "gm" ? "not-gm" : "not-your-turn";
	return name === void 0 ? faultOfAnswer(moment, said, answer, eyes) : faultOfIntent(moment, said, name, eyes);
}
function isStillAllowed({ ruleset, interjections }, said) {
	const { afterEnd = [] } = ruleset;
	const name = said?.input.do;
	return name !== void 0 && afterEnd.includes(name) && Object.hasOwn(interjections, name);
}
function faultOfVoice({ ruleset }, seen, { input, by, params }) {
	return ruleset.voice?.(seen, input.as, by, {
		...params,
		option: input.do ?? input.answer
	});
}
function faultOfAnswer(moment, said, answer, eyes) {
	const { ruleset, table, wait } = moment;
	if (ruleset.isMalformed?.(answer, said.params)) return "bad-input";
	const prompt = wait?.answerable(said.by);
	if (!prompt) return "no-prompt";
	const unheard = faultOfVoice(moment, seenBy(table, eyes), said);
	if (unheard !== void 0) return unheard;
	const choice = prompt.choices(eyes).find(({ option }) => option === answer);
	if (!choice) return "not-an-option";
	const read = said.isRead ? said.params : readValues(choice.params ?? NONE$1, said.params);
	return read ? choice.check?.(read) : "bad-input";
}
function faultOfIntent(moment, said, name, eyes) {
	const { ruleset, table, interjections, wait } = moment;
	const { by, params } = said;
	if (name === "gm.timeout") return faultOfTimeout(moment, by, params);
	const seen = seenBy(table, eyes);
	const interjection = own(interjections, name);
	const action = own(ruleset.actions, name);
	const what = interjection ?? action;
	const act = said.isRead ? what?.understand(params, seen, by) : void 0;
	const isFault = {
		"bad-input": act === void 0,
		"not-gm": what?.gm === true && by !== "gm",
		"prompt-open": mustWait(interjection) && !table.over && !isTurnTo(moment, eyes)
	};
	const first = (ruleset.faults ?? FACE_FAULTS).find((fault) => isFault[fault]);
	if (first || !what || act === void 0) return first ?? "bad-input";
	const isAsked = wait?.prompts.some((prompt) => prompt.for === by) === true;
	const { force } = said.input;
	const judged = force ? waiving(seen, by, force) : seen;
	const early = action && !interjection && !action.gm ? faultOfTurn(judged, action, by, isAsked) : void 0;
	if (early !== void 0) return early;
	if (force && !action) return "bad-input";
	return faultOfVoice(moment, seen, said) ?? what.check(judged, by, act);
}
/** Whether it has to wait until nothing but turns is asked: all but most of what is done at any moment. */
function mustWait(interjection) {
	return interjection === void 0 || interjection.waits === true;
}
/** Whether somebody can tell that turns are waited for: not if these are of fighters whom they do not know of. */
function isTurnTo({ table, wait }, eyes) {
	if (!wait?.isTurn) return false;
	return wait.prompts.some(({ for: asked }) => {
		const fighter = findFighter(table, asked);
		return fighter ? mayKnowOf(eyes, fighter) : eyes.role === "gm";
	});
}
function faultOfTimeout({ wait }, by, { prompt }) {
	if (by !== "gm") return "not-gm";
	return promptToTimeOut(wait?.prompts ?? [], prompt)?.canTimeOut ? void 0 : "no-prompt";
}
// shared/src/engine/script.ts
/** Whether a question offers anything but to decline, on the table as it is seen. */
function isWorthAsking(seen, question) {
	return question.isOpen?.(seen) ?? question.choices(seen).some(isMoreThanPass);
}
/** Whether to choose this is to do something. */
function isMoreThanPass({ option }) {
	return option !== "pass";
}
/** Whether somebody is asked: if it is worth asking, and where windows are bluff-safe whenever it could be. */
function isAsked(seen, question) {
	return isWorthAsking(seen, question) || seen.windowSeconds !== void 0 && couldConcern(seen, question);
}
/** Whether a question could concern whom it is for, as far as everybody can see. */
function couldConcern(seen, question) {
	return question.concerns?.(seen) ?? isStanding(seen, question.for);
}
function* ask(question) {
	return (yield* askOnce(question)) ?? declined(question);
}
/** Asks one person; gives null if it was not asked, or if an intervention of the GM took the choice away. */
function* askOnce(question) {
	const [answer] = yield {
		questions: [question],
		until: "all"
	};
	return answer ?? null;
}
/** What it means not to be asked in the end: where one may pass, that; else nothing, as nobody has chosen what counts by default. */
function declined({ fallback }) {
	return fallback.option === "pass" ? fallback : null;
}
/** Waits for what the first of several answers; null if in the end none of them may be asked any more. */
function* askAny(questions) {
	const [answer] = yield {
		questions,
		until: "any"
	};
	return answer ?? null;
}
/** Never goes on: the battle is over, and `Battle` drops whatever was pending. */
function* halt() {
	yield {
		questions: [],
		until: "all"
	};
	throw new Error("A script went on after the end of the battle.");
}
// shared/src/engine/prompt.ts
/** What a choice offers, counted out in full; undefined if it cannot be taken. */
function optionOf({ option, variants, axes, params = {} }) {
	const ways = variants?.() ?? [{}];
	if (ways.length === 0) return void 0;
	const open = axes && ways.map(axes);
	const isAny = open?.some((one) => Object.keys(one).length > 0);
	const named = new Set([...ways, ...open ?? []].flatMap((one) => Object.keys(one)));
	const taken = Object.entries(params).filter(([name]) => named.has(name));
	return {
		option,
		variants: ways,
		...open && isAny && { axes: open },
		...taken.length > 0 && { params: outlinesOf(Object.fromEntries(taken)) }
	};
}
/** One person being asked one thing. */
var Prompt = class {
	/** Unique in the battle, so that a late answer cannot meet the wrong prompt. */
	id;
	question;
	#table;
	constructor(id, question, table) {
		this.id = id;
		this.question = question;
		this.#table = table;
	}
	get for() {
		return this.question.for;
	}
	get speaker() {
		return this.question.speaker ?? this.for;
	}
	/** How long it stays open; undefined: as any prompt, or turn, of this battle. */
	get seconds() {
		return this.question.seconds;
	}
	get kind() {
		return this.question.kind;
	}
	/** Whether there is nothing to choose: they are asked so that nobody else can tell. */
	get isBlank() {
		return this.kind !== "turn" && !isWorthAsking(seenBy(this.#table, this.eyes), this.question);
	}
	/** The eyes of whoever speaks for it, of whom no more is known. */
	get eyes() {
		return eyesOf(this.speaker);
	}
	/**
	* What may be chosen, as far as somebody sees (left out: whoever speaks for it): where there is nothing, what counts in
	* any case.
	*/
	choices(viewer = this.eyes) {
		const seen = seenBy(this.#table, viewer);
		return noted(seen, this.question, () => this.#choicesOn(seen));
	}
	#choicesOn(seen) {
		const choices = this.question.choices(seen);
		return this.kind === "turn" || choices.some(isMoreThanPass) ? choices : [{ option: this.question.fallback.option }];
	}
	/** What counts if nobody answers in time. */
	get fallback() {
		return {
			...this.question.fallback,
			as: this.for
		};
	}
	/** Whether the clock may answer: there are turns that nobody has to end, as outside a fight. */
	get canTimeOut() {
		if (this.kind !== "turn") return true;
		const { option, as: _as, ...params } = this.fallback;
		const { question } = this;
		const choice = question.choice ? question.choice(this.#table, option) : question.choices(this.#table).find((offered) => offered.option === option);
		return choice !== void 0 && choice.check?.(params) === void 0;
	}
	/** What may be chosen, counted out in full: every option here is accepted from whoever sees no more. */
	options(viewer) {
		return this.choices(viewer).flatMap((choice) => optionOf(choice) ?? []);
	}
};
/** What a script is waiting for, and what has come of it so far. */
var OpenWait = class {
	/** Those not yet answered. */
	prompts;
	isTurn;
	/** Whether the table alone says that this is waited for, as long as nothing is on the stack. */
	isBetween;
	#table;
	#until;
	/** Per question its prompt; null: it is not asked. */
	#asked;
	#replies = /* @__PURE__ */ new Map();
	/** Opens the prompts of a wait, giving each an id. */
	constructor(table, { questions, until }) {
		const look = looksAt(table);
		const asked = whileStill(table, () => questions.filter((question) => isAsked(look(question.speaker ?? question.for), question)));
		const opened = openPrompts(table, asked);
		this.#asked = questions.map((question) => opened.get(question) ?? null);
		this.prompts = this.#asked.filter((prompt) => prompt !== null);
		this.isTurn = this.prompts.every(({ kind }) => kind === "turn");
		const isLookedUp = asked.every(isOfTheTable);
		this.isBetween = this.isTurn || until === "any" && isLookedUp;
		this.#table = table;
		this.#until = until;
	}
	/** The prompt that an answer by this person would answer: a turn is answered by intents instead. */
	answerable(by) {
		return this.isTurn ? void 0 : this.prompts.find((prompt) => prompt.for === by);
	}
	/** The reply to the script, if it waits for nobody any more. */
	get reply() {
		if (this.prompts.length > 0) return void 0;
		if (this.#until === "any") return this.#asked.some((prompt) => prompt !== null) ? [null] : [];
		return this.#asked.map((prompt) => (prompt && this.#replies.get(prompt)) ?? null);
	}
	/** Takes an answer; gives the reply to the script once it has all that it waits for. */
	answer(answer) {
		const prompt = this.prompts.find((open) => open.for === answer.as);
		const counting = this.#table.windowSeconds !== void 0 && prompt?.isBlank ? prompt.fallback : answer;
		if (prompt) this.#settle(prompt, counting);
		if (this.#until === "all") return this.reply;
		if (this.#table.keyed && counting.option !== "pass") this.#table.keyed = [];
		return [counting];
	}
	/**
	* Drops what is no longer to be asked; whoever has seen to that by itself has declined. What the table says by
	* itself, as whose turn it is, is always looked up anew.
	*/
	lookAgain(by) {
		if (this.isBetween) return [null];
		for (const prompt of this.prompts) {
			if (isAsked(seenBy(this.#table, prompt.eyes), prompt.question)) continue;
			this.#settle(prompt, prompt.for === by ? declined(prompt.question) : null);
		}
		return this.reply;
	}
	#settle(prompt, reply) {
		this.#replies.set(prompt, reply);
		this.prompts = this.prompts.filter((open) => open !== prompt);
		const { keyed } = this.#table;
		if (keyed) this.#table.keyed = keyed.filter(({ id }) => id !== prompt.id);
	}
};
/** Whether the table alone says that a question is asked. */
function isOfTheTable({ kind, key }) {
	return kind === "turn" || key !== void 0;
}
/** Whether nothing is asked but what is done next: whatever was done is done. */
function asksWhoIsNext({ questions }) {
	return questions.length > 0 && questions.every(isOfTheTable);
}
function nextId(table, { speaker, for: asked }) {
	if (!findFighter(table, speaker ?? asked)?.hidden) return `p${++table.asked}`;
	table.askedUnseen = (table.askedUnseen ?? 0) + 1;
	return `u${table.askedUnseen}`;
}
/** Opens a prompt for each question. One with a key that is open already stays what it was. */
function openPrompts(table, questions) {
	const isKeyed = (question) => question.key !== void 0;
	const before = table.keyed;
	const keyed = questions.filter(isKeyed).map((question) => {
		return {
			id: (before?.find((prompt) => isOf(prompt, question)))?.id ?? nextId(table, question),
			for: question.for,
			kind: question.kind,
			key: question.key
		};
	});
	if (keyed.length > 0) table.keyed = keyed;
	else if (before) table.keyed = void 0;
	return new Map(questions.map((question) => {
		return [question, new Prompt(keyed.find((prompt) => isOf(prompt, question))?.id ?? nextId(table, question), question, table)];
	}));
}
function isOf(prompt, { for: asked, kind, key }) {
	return prompt.key === key && prompt.for === asked && prompt.kind === kind;
}
// shared/src/engine/input.ts
/** An input read from JSON; undefined if it is no object that says who does or answers what. */
function parseInput(raw) {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return void 0;
	const { as, do: intent, answer, force } = raw;
	if (intent !== void 0 && answer !== void 0) return void 0;
	if (force !== void 0 && !(intent !== void 0 && areCodes(force))) return void 0;
	return typeof as === "string" && typeof (intent ?? answer) === "string" ? raw : void 0;
}
function areCodes(force) {
	const isCode = (code) => typeof code === "string" && code.length <= MOST_CODE;
	return Array.isArray(force) && force.length > 0 && force.length <= 20 && force.every(isCode);
}
const MOST_CODE = 64;
/** The parameters of an input, without who and what. */
function paramsOf(input) {
	const { as: _as, do: _do, answer: _answer, eyes: _eyes, weighed: _weighed, force: _force, ...params } = input;
	return params;
}
/** The same person doing or answering the same, with other parameters. */
function withParams({ as, do: intent, answer, eyes, weighed, force }, params) {
	const what = answer === void 0 ? {
		as,
		do: intent
	} : {
		as,
		answer
	};
	return {
		...params,
		...what,
		...eyes && { eyes },
		...weighed && { weighed },
		...force && { force }
	};
}
// shared/src/engine/plain.ts
/** No input takes more bytes than this when it is written down: the longest path takes half of it. */
const MOST_BYTES = 4096;
/**
* A copy of a value as plain JSON, the same in memory as when it has been written down and read again; a member that is
* undefined counts as left out. Undefined if the value takes more than `most` bytes, is nested too deeply, or holds what
* JSON or a database does not. It is given up at that point: so what holds the same thing again and again, or itself,
* costs no more to look at than what may be there.
*/
function plain$3(value, most = MOST_BYTES) {
	return new Copier(most).copy(value, 0);
}
var Copier = class {
	#left;
	constructor(most) {
		this.#left = most;
	}
	copy(value, depth) {
		switch (typeof value) {
			case "string": return this.#text(value);
			case "number": return Number.isFinite(value) ? this.#written(value + 0, `${value}`.length) : void 0;
			case "boolean": return this.#written(value, `${value}`.length);
			case "object": return value === null ? this.#written(null, 4) : this.#whole(value, depth + 1);
			default: return;
		}
	}
	#whole(value, depth) {
		if (depth > 16) return void 0;
		if (Array.isArray(value)) return this.#list(value, depth);
		const kind = Object.getPrototypeOf(value);
		return kind === Object.prototype || kind === null ? this.#record(value, depth) : void 0;
	}
	#list(list, depth) {
		const copy = [];
		if (this.#written(list, Math.max(2, list.length + 1)) === void 0) return void 0;
		for (const item of list) {
			const one = this.copy(item, depth);
			if (one === void 0) return void 0;
			copy.push(one);
		}
		return copy;
	}
	#record(record, depth) {
		const copy = {};
		const members = Object.entries(record).filter(([, value]) => value !== void 0);
		if (this.#written(record, Math.max(2, members.length * 2 + 1)) === void 0) return void 0;
		for (const [key, value] of members) {
			const name = key === "__proto__" ? void 0 : this.#text(key);
			const one = name === void 0 ? void 0 : this.copy(value, depth);
			if (name === void 0 || one === void 0) return void 0;
			copy[name] = one;
		}
		return copy;
	}
	/** A database may end a text at NUL, and half a character cannot be sent. */
	#text(text) {
		if (PLAINEST.test(text)) return this.#written(text, text.length + 2);
		if (text.length > this.#left || text.includes("\0") || !text.isWellFormed()) return void 0;
		return this.#written(text, utf8ToBytes(JSON.stringify(text)).length);
	}
	#written(value, bytes) {
		this.#left -= bytes;
		return this.#left < 0 ? void 0 : value;
	}
};
/** What is written as it stands, a byte a character. */
const PLAINEST = /^[ !#-[\]-~]*$/;
// shared/src/engine/said.ts
/** Reads whatever somebody sent, at that moment; undefined: it is no input. */
function readSaid(moment, raw) {
	const said = parseInput(plain$3(raw));
	if (!said) return void 0;
	const done = doneBy(moment.ruleset, said);
	const given = paramsOf(done);
	const kinds = declared$2(moment, done);
	const read = kinds && readValues(kinds, given);
	const params = read ?? given;
	return {
		input: withParams(said, done === said ? params : {
			...params,
			for: done.as
		}),
		by: done.as,
		params,
		isRead: read !== void 0
	};
}
const TIMEOUT = { prompt: optional(text(64)) };
const NONE = {};
/** What the parameters of an input are; undefined: nothing declares them, and it will be refused. */
function declared$2({ ruleset, interjections, wait }, { as, do: name, answer }) {
	if (name === "gm.timeout") return TIMEOUT;
	if (name !== void 0) return (own(interjections, name) ?? own(ruleset.actions, name))?.params;
	const choice = (wait?.answerable(as)?.choices())?.find(({ option }) => option === answer);
	return choice && (choice.params ?? NONE);
}
/** An input as the doing of whom it is for, where one may speak for another. Nobody speaks for the GM. */
function doneBy({ voice }, input) {
	if (voice === void 0) return input;
	const { for: by, ...said } = input;
	return typeof by === "string" && by !== "gm" ? {
		...said,
		as: by
	} : input;
}
// shared/src/engine/standing.ts
const word$2 = text(40, 1);
/** More than anybody wants to decide beforehand: each is kept, shown and written down with the fighter. */
const MOST_ORDERS = 100;
/**
* The interjection `standing-order` `{kind?, option?, policy, until?}`, at any moment, for oneself: it replaces what was
* ordered for the same kind (or for any) and option; `ask` takes that back. `until`: `round` (the end of this one) or `change`
* (something more is laid on the stack).
*/
const standingOrder = interjectionsOn()({
	params: {
		kind: optional(word$2),
		option: optional(word$2),
		policy: oneOf([
			"ask",
			"never",
			"always"
		]),
		until: optional(oneOf(["round", "change"]))
	},
	check: (table, by, { kind, option, policy }) => {
		if (!findFighter(table, by)) return "not-your-turn";
		if (kind === "turn") return {
			code: "bad-input",
			say: TEXT$1.noOrderForTurns
		};
		if (policy === "always" && option === void 0) return {
			code: "bad-input",
			say: TEXT$1.whichOption
		};
		return policy !== "ask" && othersThan(table, by, {
			kind,
			option
		}).length >= MOST_ORDERS ? {
			code: "bad-input",
			say: TEXT$1.tooManyOrders
		} : void 0;
	},
	run: (table, by, { kind, option, policy, until }) => {
		const fighter = findFighter(table, by);
		if (!fighter) return;
		const others = othersThan(table, by, {
			kind,
			option
		});
		const order = policy === "ask" ? [] : [{
			policy,
			...kind === void 0 ? {} : { kind },
			...option === void 0 ? {} : { option },
			...until === "round" ? { round: table.round } : {},
			...until === "change" ? { laid: table.laid } : {}
		}];
		fighter.standing = [...others, ...order];
		touch(table, by);
	}
});
/** What somebody has ordered besides for that kind and option. */
function othersThan(table, by, { kind, option }) {
	return (findFighter(table, by)?.standing ?? []).filter((order) => order.kind !== kind || order.option !== option);
}
/** The answer that a standing order gives to a prompt; undefined if its person is to be asked. */
function orderedAnswer(table, prompt) {
	if (prompt.speaker !== prompt.for) return void 0;
	const orders = findFighter(table, prompt.for)?.standing.filter((order) => isInForce(table, order, prompt.kind));
	if (!orders || orders.length === 0) return void 0;
	const policyOf = (option) => orders.find((order) => order.option === option)?.policy;
	const choices = prompt.choices();
	const always = choices.find(({ option }) => policyOf(option) === "always");
	const ways = always?.variants?.() ?? [{}];
	if (always && ways.length === 1) return {
		...ways[0],
		option: always.option,
		as: prompt.for
	};
	if (!choices.some(({ option }) => option === "pass")) return void 0;
	const isDeclined = (option) => option === "pass" || (policyOf(option) ?? policyOfKind(orders)) === "never";
	return choices.every(({ option }) => isDeclined(option)) ? {
		option: "pass",
		as: prompt.for
	} : void 0;
}
function isInForce(table, { kind, round, laid }, asked) {
	return (kind === void 0 || kind === asked) && (round === void 0 || round === table.round) && (laid === void 0 || laid === table.laid);
}
function policyOfKind(orders) {
	return orders.find(({ option }) => option === void 0)?.policy;
}
// shared/src/engine/battle.ts
/** More waits in a row that ask nobody than any fight comes to, all of two hundred fighters asleep for a day. */
const MOST_UNASKED = 1e5;
/**
* A battle under one ruleset: a pure function of setup, dice and the inputs so far. It runs the ruleset's script
* until that waits for somebody, and goes on with each input that `check` lets through.
*/
var Battle = class Battle {
	ruleset;
	table;
	/** What happened before the first prompts opened (nothing, if the battle was restored). */
	opening;
	#interjections;
	#script;
	#touched = /* @__PURE__ */ new Set();
	#wait = null;
	/** What has been read last, as it came and as it was read, with nothing applied since. */
	#read = null;
	/** What `check` has let through last, as it came and as it was read, with nothing applied since. */
	#cleared = null;
	constructor(ruleset, table) {
		this.ruleset = ruleset;
		this.table = table;
		playedBy(table, ruleset);
		this.#interjections = {
			...gmPowers(ruleset),
			"standing-order": standingOrder,
			...ruleset.interjections
		};
		this.#script = ruleset.play(table);
		this.#proceed(this.#script.next());
		this.opening = this.#takeEvents();
		settle$1(table);
		this.#touched = new Set(Object.keys(table.fighters));
	}
	/** Starts a battle and runs it to its first prompts. Throws `SetupError` if the setup is not fit for the rules. */
	static start(ruleset, setup, dice) {
		return new Battle(ruleset, ruleset.open(setup, dice));
	}
	/** Goes on from a snapshot, with the same prompts open as when it was taken. The snapshot is left as it is. */
	static restore(ruleset, snapshot) {
		return new Battle(ruleset, structuredClone(snapshot));
	}
	/** Whom the last input may have changed, and whoever has come or gone; at the beginning everybody. */
	get touched() {
		return this.#touched;
	}
	/** What is being asked, in the ruleset's order: answers before turns never mix, as a turn waits for no answer. */
	get prompts() {
		return this.#wait?.prompts ?? [];
	}
	/**
	* Reads whatever somebody sent: who does or answers what, as plain JSON, with the parameters that are declared of it
	* and no others. This is what is checked, written down and applied. Undefined: it is no input.
	*/
	read(raw) {
		return this.#said(raw)?.input;
	}
	#said(raw) {
		const last = this.#read;
		if (last && (raw === last.raw || raw === last.said.input)) return last.said;
		const said = readSaid(this.#moment, raw);
		this.#read = said ? {
			raw,
			said
		} : null;
		return said;
	}
	/**
	* What forbids an input now, or null: to somebody who sends it (`viewer`), as far as they see; left out, to whom it
	* says itself, or to the GM. Looks and never touches.
	*/
	check(raw, viewer) {
		const said = this.#said(raw);
		const fault = faultOfSaid(this.#moment, said, viewer);
		const isSure = fault === void 0 && (!viewer || seenBy(this.table, viewer) === this.table);
		this.#cleared = said && isSure ? {
			raw,
			said
		} : null;
		return fault === void 0 ? null : rejection(fault, this.ruleset.description.rejections);
	}
	/**
	* An input that somebody may send, as the journal keeps it. Where only their eyes allow it, it is an attempt, and says
	* whose eyes they were: the rule that carries it out will meet what they did not see.
	*/
	heard(input, viewer) {
		return input === this.#cleared?.raw || this.check(input) === null ? input : {
			...input,
			eyes: viewer
		};
	}
	/** Applies an input and gives what happened. Throws if `check` would have refused it. */
	apply(raw) {
		const refused = this.#cleared && this.#cleared.raw === raw ? null : this.check(raw);
		const said = this.#cleared?.said;
		this.#cleared = null;
		this.#read = null;
		if (!said) throw new Error(`An illegal input was applied: ${refused?.code}. ${refused?.message}`);
		unsettle$1(this.table);
		this.#carryOut(said);
		settle$1(this.table);
		return this.#takeEvents();
	}
	#carryOut({ input, by, params }) {
		if (input.weighed) emit(this.table, {
			type: "weighed",
			by,
			ways: input.weighed
		});
		if (input.do === "gm.timeout") this.#timeOut(params.prompt);
		else if (input.answer !== void 0) this.#answer({
			...params,
			option: input.answer,
			as: by
		});
		else {
			if (input.force) this.#letHappen(by, input.do, input.force);
			this.#intend(by, input.do, params);
		}
	}
	/** For as long as anything of it is pending, nobody asks for these reasons again. */
	#letHappen(by, action, reasons) {
		fighterOf(this.table, by).forced = reasons;
		emit(this.table, {
			type: "forced",
			target: by,
			action,
			reasons
		});
	}
	/** Whatever the GM has let happen is done. */
	#endForcing() {
		for (const fighter of fightersOf(this.table)) {
			if (fighter.forced === void 0) continue;
			delete fighter.forced;
			touch(this.table, fighter.id);
		}
	}
	/** The whole table, to be restored later; null while anything is pending. */
	snapshot() {
		if (!(this.table.stack.length === 0 && this.#wait?.isBetween) && !this.table.over) return null;
		const snapshot = structuredClone(this.table);
		const anew = this.prompts.filter(({ question }) => question.key === void 0);
		const unseen = anew.filter(({ id }) => id.startsWith("u")).length;
		snapshot.asked -= anew.length - unseen;
		if (snapshot.askedUnseen !== void 0) snapshot.askedUnseen -= unseen;
		return snapshot;
	}
	/** The battle as inputs are judged by it. */
	get #moment() {
		const { ruleset, table } = this;
		return {
			ruleset,
			table,
			interjections: this.#interjections,
			wait: this.#wait
		};
	}
	/** The same for equal battles: of the table and of what is asked. */
	hash() {
		return stableHash([this.table, this.prompts.map(({ id, for: asked, kind }) => [
			id,
			asked,
			kind
		])]);
	}
	#intend(as, name, params) {
		const interjection = own(this.#interjections, name);
		const act = interjection?.understand(params, this.table, as);
		if (interjection && act !== void 0) {
			interjection.run(this.table, as, act);
			this.#lookAgain(as);
		} else this.#resume([{
			...params,
			option: name,
			as
		}]);
	}
	#answer(answer) {
		const reply = this.#wait?.answer(answer);
		if (reply) this.#resume(reply);
	}
	/** Time is up for a prompt; for the first that it can be up for if none is named. */
	#timeOut(id) {
		const prompt = promptToTimeOut(this.prompts, id);
		if (!prompt) throw new Error("A battle that is on waits for nobody.");
		this.#tellOfDefault(prompt);
		this.#answer(prompt.fallback);
	}
	/** That the GM has not ruled, or somebody's turn has lapsed, is for all to see; what a player lets pass may be a secret. */
	#tellOfDefault({ for: by, kind, fallback }) {
		const { option: ruling } = fallback;
		if (by === "gm" && kind !== "turn") emit(this.table, {
			type: "defaulted",
			by,
			kind,
			ruling
		});
		if (by === "gm" || kind !== "turn" && this.table.windowSeconds !== void 0) return;
		emit(this.table, {
			type: "timed-out",
			by,
			kind,
			ruling,
			...kind !== "turn" && { secret: true }
		});
	}
	/** After an interjection: prompts that have nobody to answer them or nothing to offer are dropped. */
	#lookAgain(by) {
		const reply = this.table.over ? void 0 : this.#wait?.lookAgain(by);
		if (this.table.over) this.#close();
		else if (reply) this.#resume(reply);
		else this.#followOrders();
	}
	/** Answers what standing orders answer; in bluff-safe windows that is left to whoever keeps the time. */
	#followOrders() {
		if (this.#wait?.isTurn || this.table.windowSeconds !== void 0) return;
		for (const prompt of this.prompts) {
			const answer = orderedAnswer(this.table, prompt);
			const reply = answer && this.#wait?.answer(answer);
			if (!reply) continue;
			this.#resume(reply);
			return;
		}
	}
	#resume(reply) {
		this.#proceed(this.#script.next(reply));
	}
	/**
	* Runs the script on to where it waits for somebody: a wait that asks nobody is replied to at once. Throws if rules
	* go on for ever without asking anybody: a battle that is broken must not stop the others on its machine.
	*/
	#proceed(first) {
		let unasked = 0;
		for (let step = first; !this.table.over; unasked++) {
			if (unasked > MOST_UNASKED) throw new Error("The rules go round in a circle, and ask nobody.");
			if (step.done) throw new Error("The script ended before the battle did.");
			if (this.table.stack.length === 0 && asksWhoIsNext(step.value)) this.#endForcing();
			const wait = new OpenWait(this.table, step.value);
			const reply = wait.reply;
			if (!reply) {
				this.#wait = wait;
				this.#followOrders();
				return;
			}
			step = this.#script.next(reply);
		}
		this.#close();
	}
	#close() {
		this.#script.return();
		this.#wait = null;
		this.#endForcing();
		delete this.table.keyed;
	}
	#takeEvents() {
		const told = this.table.events.splice(0);
		this.#touched = touchedIn(told);
		return told.filter(({ type }) => type !== TOUCHED);
	}
};
// shared/src/rulesets/vigil/sheet/stats.ts
const STATS = [
	"assault",
	"shooting",
	"defend",
	"toughness",
	"athletics",
	"dexterity",
	"awareness",
	"reasoning",
	"willpower"
];
const SIZES = [
	"small",
	"medium",
	"large",
	"huge"
];
/** Whether a text is the id of a stat. */
function isStat(id) {
	return STATS.includes(id);
}
// shared/src/rulesets/vigil/sheet/abilities.ts
const FREE_ABILITIES = [
	"mend",
	"quick-strike",
	"trip"
];
const BOUND_ABILITIES = [
	"block-path",
	"disrupt",
	"distract",
	"foil",
	"intercept",
	"sidestep",
	"unsettle"
];
const REGULAR_ABILITIES = [
	"bind",
	"breathe",
	"firebolt",
	"roar"
];
const points$1 = optional(count(0, 20));
/** What can be said of an ability besides the rule that it is. */
const ABILITY = {
	vigor: points$1,
	focus: points$1,
	/** How far it goes, in hexes, where it does not go by a weapon. */
	range: optional(count(0, 40)),
	/** Dice of advantage of an attack, or of disadvantage that it brings. */
	dice: optional(count(-5, 10)),
	/** What its actor checks, and what is checked against it. */
	stat: optional(oneOf(STATS)),
	against: optional(oneOf(STATS)),
	difficulty: optional(count(0, 99)),
	/** Points that it gives back. */
	gain: optional(count(0, 20))
};
/** The numbers of the abilities: what each costs, and what else of it is data. */
const ABILITY_ROWS = {
	bind: {
		focus: 2,
		range: 5,
		stat: "willpower",
		against: "athletics"
	},
	"block-path": {
		vigor: 1,
		stat: "assault",
		against: "athletics"
	},
	breathe: { gain: 3 },
	disrupt: {
		vigor: 1,
		stat: "dexterity",
		against: "dexterity"
	},
	distract: {
		focus: 1,
		range: 6,
		dice: 1
	},
	firebolt: {
		focus: 2,
		range: 8,
		stat: "reasoning",
		dice: 2
	},
	foil: {
		focus: 2,
		range: 6
	},
	intercept: { vigor: 1 },
	mend: {
		focus: 2,
		range: 6
	},
	"quick-strike": {
		vigor: 2,
		dice: -1
	},
	roar: {
		focus: 2,
		range: 2,
		against: "willpower",
		difficulty: 10
	},
	sidestep: { vigor: 1 },
	trip: {
		vigor: 1,
		stat: "athletics",
		against: "dexterity"
	},
	unsettle: {
		focus: 1,
		range: 6
	}
};
/** What can be said of a boost. */
const BOOST = {
	vigor: points$1,
	focus: points$1,
	dice: optional(count(0, 10)),
	/** Hexes that a travel goes farther. */
	hexes: optional(count(0, 20)),
	/** Whether it may be added once, or as often as one likes. */
	isOnce: flag
};
const BOOSTS = {
	brace: {
		vigor: 1,
		dice: 1,
		isOnce: true
	},
	"careful-aim": {
		focus: 1,
		dice: 1,
		isOnce: true
	},
	dash: {
		vigor: 1,
		hexes: 2,
		isOnce: false
	},
	deflect: {
		focus: 1,
		isOnce: true
	},
	feint: {
		focus: 2,
		isOnce: true
	},
	"knock-down": {
		vigor: 1,
		isOnce: true
	},
	"power-strike": {
		vigor: 1,
		dice: 1,
		isOnce: true
	},
	press: {
		focus: 1,
		dice: 1,
		isOnce: true
	}
};
/** All that somebody may know. */
const KNOWN = [
	...FREE_ABILITIES,
	...BOUND_ABILITIES,
	...REGULAR_ABILITIES,
	...Object.keys(BOOSTS)
];
const OPPOSED = [
	"bind",
	"block-path",
	"disrupt",
	"trip"
];
/** Whether a text is the id of an ability with an opposed check. */
function isOpposed(id) {
	return OPPOSED.includes(id);
}
/** Whether a text is the id of an ability that takes the regular action. */
function isRegularAbility(id) {
	return REGULAR_ABILITIES.includes(id);
}
const QUICK_ABILITIES = /* @__PURE__ */ new Set([...FREE_ABILITIES, ...BOUND_ABILITIES]);
/** Whether a text is the id of an ability that takes the quick action. */
function isQuickAbility(id) {
	return QUICK_ABILITIES.has(id);
}
// shared/src/kit/content.ts
/** An id that should be one of that table. Whether it is one, and whose, a check says: a battle may have added to the table. */
function named$1(book) {
	return {
		...thing(book),
		shape: text(40, 1).shape
	};
}
/** Whether something new can be named so: with a number behind it, it may become a fighter's id. */
function isEntryId(id) {
	return /^[a-z][a-z0-9-]{0,25}$/.test(id);
}
/**
* What a battle's content makes of a part of its rulebook: each of its entries whole, whatever it does not say being as in
* the entry that it changes, or is like. `parts`: those whose new entries it can name. Undefined: it says nothing of it.
* Throws `SetupError`, naming the member.
*/
function ownRows(name, part, content, parts = { [name]: part }) {
	if (!content || !Object.hasOwn(content, name)) return void 0;
	const ids = Object.keys(content[name] ?? {});
	const members = kindsWith({ content: parts }, part.members, content);
	return Object.fromEntries(ids.map((id) => {
		return [id, {
			...wholeRow({
				...part,
				members
			}, `content.${name}.${id}`, id, entryIn(content, name, id) ?? {}),
			id
		}];
	}));
}
/** The same, for the sheets of its fighters; undefined: it says nothing of them. Throws `SetupError`, naming the member. */
function ownContent(parts, content) {
	const own = Object.entries(parts).filter(([name]) => content && Object.hasOwn(content, name)).map(([name, part]) => [name, ownRows(name, part, content, parts)]);
	return own.length === 0 ? void 0 : Object.fromEntries(own);
}
function wholeRow(part, path, id, entry) {
	const { book, members, isOpen, fault } = part;
	const known = rowOf(void 0, book, id);
	const base = known ?? (isOpen && rowOf(void 0, book, String(entry.like)));
	if (!known && !isOpen) throw new SetupError(`${path}: ${TEXT$1.content.closed}`);
	requireName(path, id, known !== void 0);
	const given = {
		...base,
		...valuesOf(entry)
	};
	for (const [member, of] of Object.entries(members)) {
		const wrong = misfit(of, Object.hasOwn(given, member) ? given[member] : void 0);
		if (wrong !== void 0) throw new SetupError(`${path}.${member}: ${wrong}`);
	}
	const sayable = membersOf(part, id);
	const odd = Object.keys(valuesOf(entry)).find((member) => !Object.hasOwn(sayable, member));
	if (odd !== void 0) throw new SetupError(`${path}.${odd}: ${TEXT$1.setup.noSuchField}`);
	const row = readValues(members, given);
	const wrong = row ? fault?.(row) : TEXT$1.setup.malformed;
	if (!row || wrong !== void 0) throw new SetupError(`${path}: ${wrong}`);
	return row;
}
/** What is new must be named so that files, links and sentences can hold it. */
function requireName(path, id, isKnown) {
	if (!isKnown && !isEntryId(id)) throw new SetupError(`${path}: ${TEXT$1.content.id}`);
}
/** The entry of that id: the battle's own, else the book's. */
function rowOf(own, book, id) {
	if (own && Object.hasOwn(own, id)) return own[id];
	return Object.hasOwn(book, id) ? book[id] : void 0;
}
// shared/src/kit/sides.ts
/** Whether two fighters are on different sides. */
function areEnemies(a, b) {
	return a.side !== b.side;
}
/** The fighter of that id if it stands against `by`. */
function enemyOf(table, by, target) {
	const [own, other] = [findFighter(table, by), findFighter(table, target)];
	return own && other && !other.defeated && areEnemies(own, other) ? other : void 0;
}
/** Everybody who still stands against a fighter, in turn order. */
function enemiesOf(table, by) {
	const own = fighterOf(table, by);
	return inTurnOrder(table).filter((other) => !other.defeated && areEnemies(own, other));
}
/** The fighter of that id if it stands by `by`, which may be itself. */
function friendOf(table, by, target) {
	const [own, other] = [findFighter(table, by), findFighter(table, target)];
	return own && other && !other.defeated && !areEnemies(own, other) ? other : void 0;
}
// shared/src/rulesets/vigil/sheet/weapons.ts
/** What is said of a weapon. */
const WEAPON = {
	kind: oneOf([
		"melee",
		"thrown",
		"ranged"
	]),
	/** Dice of advantage. */
	dice: count(0, 10),
	/** How far it goes, in hexes. */
	reach: count(1, 20),
	hands: count(0, 2),
	isNatural: optional(flag),
	isLongReload: optional(flag)
};
const WEAPONS = {
	unarmed: {
		kind: "melee",
		dice: 0,
		reach: 1,
		hands: 0
	},
	dagger: {
		kind: "melee",
		dice: 1,
		reach: 1,
		hands: 1
	},
	longsword: {
		kind: "melee",
		dice: 2,
		reach: 1,
		hands: 1
	},
	spear: {
		kind: "melee",
		dice: 2,
		reach: 2,
		hands: 2
	},
	"war-axe": {
		kind: "melee",
		dice: 3,
		reach: 1,
		hands: 2
	},
	fangs: {
		kind: "melee",
		dice: 1,
		reach: 1,
		hands: 0,
		isNatural: true
	},
	"great-fists": {
		kind: "melee",
		dice: 3,
		reach: 2,
		hands: 0,
		isNatural: true
	},
	"throwing-knives": {
		kind: "thrown",
		dice: 1,
		reach: 4,
		hands: 1
	},
	javelins: {
		kind: "thrown",
		dice: 2,
		reach: 6,
		hands: 1
	},
	"short-bow": {
		kind: "ranged",
		dice: 1,
		reach: 8,
		hands: 2
	},
	"long-bow": {
		kind: "ranged",
		dice: 2,
		reach: 12,
		hands: 2
	},
	crossbow: {
		kind: "ranged",
		dice: 3,
		reach: 10,
		hands: 2,
		isLongReload: true
	}
};
/** What can be carried: everybody has fists. */
const CARRIED_WEAPONS = Object.keys(WEAPONS).filter((id) => id !== "unarmed");
/** What is said of a piece that is worn: its dice of advantage. */
const PIECE = { dice: count(0, 10) };
const ARMOR = {
	padded: { dice: 1 },
	mail: { dice: 2 },
	plate: { dice: 3 }
};
const SHIELDS = {
	buckler: { dice: 1 },
	"round-shield": { dice: 2 },
	"tower-shield": { dice: 3 }
};
// shared/src/rulesets/vigil/words/en/about.ts
/** What is told of something pending. */
const about$1 = {
	weapon: "With",
	boosts: "Boosts",
	disadvantage: "Disadvantage",
	steps: "Hexes gone",
	of: (made, length) => `${made} of ${length}`
};
// shared/src/rulesets/vigil/words/en/actions.ts
/** What can be done in a turn. */
const actions = {
	attack: {
		label: "Attack",
		help: "Strike or shoot with what you hold; the margin over their defence is damage."
	},
	use: {
		label: "Ability",
		help: "Use one of your abilities; quick ones also in the turn of somebody else."
	},
	perform: {
		label: "Do what you prepared",
		help: "The action you made ready, now and as a quick action."
	},
	move: {
		label: "Move",
		help: "Travel up to your movement value; foes may answer each step out of their reach."
	},
	switch: {
		label: "Switch weapon",
		help: "Take another weapon in hand, or empty your hands."
	},
	reload: {
		label: "Reload",
		help: "Make a slow weapon ready for its next shot."
	},
	stand: {
		label: "Stand up",
		help: "Get back on your feet."
	},
	traverse: {
		label: "Climb or swing",
		help: "Take the ladder or rope that begins in your hex; it may ask for a check."
	},
	stunt: {
		label: "Stunt",
		help: "Get somewhere in a way of your own; the GM says how hard that is."
	},
	check: {
		label: "Check",
		help: "Try something else with one of your stats; the GM says how hard it is."
	},
	ready: {
		label: "Prepare",
		help: "Spend your regular action to do it later, as a quick one."
	},
	forgo: {
		label: "Forgo",
		help: "Trade your regular action for a second movement or quick action."
	},
	"end-turn": {
		label: "End turn",
		help: "Leave it to the next in the order."
	},
	autopass: {
		label: "Ask me",
		help: "About which actions you want to be asked for an answer."
	},
	"gm.prevent": {
		label: "Prevent what is on top",
		help: "The action leaves without effect; what it cost stays spent."
	}
};
// shared/src/rulesets/vigil/words/en/archetypes.ts
/** Archetypes. */
const archetypes = {
	warden: {
		label: "Warden",
		help: "Mail, shield and a place in front of everybody else."
	},
	duelist: {
		label: "Duelist",
		help: "The best blade of the party, with an answer to everything in reach."
	},
	archer: {
		label: "Archer",
		help: "Sees first and shoots far; light on its feet."
	},
	mystic: {
		label: "Mystic",
		help: "Fire, bonds and healing; foils what others try in haste."
	},
	militia: {
		label: "Militia",
		help: "A farmer with a dagger."
	},
	raider: {
		label: "Raider",
		help: "Longsword and buckler, gets in the way."
	},
	wolf: {
		label: "Wolf",
		help: "Fast, and goes for the legs."
	},
	hexer: {
		label: "Hexer",
		help: "Spells from behind the line."
	},
	bowman: {
		label: "Bowman",
		help: "A short bow and quick feet."
	},
	captain: {
		label: "Captain",
		help: "Leads the bandits, and unsettles heroes."
	},
	brute: {
		label: "Brute",
		help: "Large, with an axe to match."
	},
	"ogre-warlord": {
		label: "Ogre warlord",
		help: "Huge; roars, and fights with its fists."
	}
};
// shared/src/rulesets/vigil/words/en/conditions.ts
/** Conditions. */
const conditions = {
	ambushed: {
		label: "Ambushed",
		help: "Only the quick action until the second round."
	},
	dazed: {
		label: "Dazed",
		help: "No regular action, half the movement, until the end of the own turn."
	},
	held: {
		label: "Held",
		help: "Cannot leave its hex until the end of its own turn."
	},
	prone: {
		label: "Prone",
		help: "Cannot travel and fights a die worse until it stands up."
	}
};
// shared/src/rulesets/vigil/words/en/field-values.ts
/** What values a field of the table takes, for a GM who gives it another. */
const fieldValues = {
	takes: (field, values) => `"${field}" takes ${values}.`,
	upToMaximum: "whole numbers from 0 to its maximum",
	weapon: "a carried weapon or null",
	unloaded: "a list of carried weapons that need reloading",
	prepared: "attack:WEAPON, use:ABILITY, check:STAT or null"
};
// shared/src/rulesets/vigil/words/en/log.ts
function withBoosts$1({ boosts }, { word }) {
	const list = Array.isArray(boosts) ? boosts.map((boost) => word(boost)) : [];
	return list.length > 0 ? ` with ${list.join(", ")}` : "";
}
const declared$1 = (event, telling) => {
	const { by, target, word } = telling;
	const at = event.target === void 0 ? "" : `, at ${target}`;
	const weapon = event.weapon === null ? "" : ` (${word(event.weapon)})`;
	const prepared = event.isPrepared ? ", as prepared" : "";
	const note = event.note ? ` ("${event.note}")` : "";
	const answers = event.answers === null ? "" : ` in answer to ${word(event.answers)}`;
	return `${by}: ${word(event.name)}${weapon}${at}${answers}${withBoosts$1(event, telling)}${prepared}${note}.`;
};
// shared/src/rulesets/vigil/words/catalogue.ts
const TEXT = {
	table: {
		name: "Vigil",
		tagline: "The watchful act first, and everybody may answer everything.",
		resources: {
			hp: {
				label: "Hit points",
				short: "HP"
			},
			vigor: {
				label: "Vigor",
				short: "VIG"
			},
			focus: {
				label: "Focus",
				short: "FOC"
			},
			regular: {
				label: "Regular action",
				short: "R"
			},
			movement: {
				label: "Movement action",
				short: "M"
			},
			quick: {
				label: "Quick action",
				short: "Q"
			},
			xquick: {
				label: "Extra quick action",
				short: "Q+"
			}
		},
		phases: {
			order: "Who goes first?",
			turn: "Turn",
			window: "Answers",
			resolve: "Being settled",
			over: "The fight is over"
		},
		/** Ways between two hexes, by their kind; a kind that is not here is shown as the setup writes it. */
		ways: {
			ladder: "Ladder",
			chandelier: "Chandelier"
		}
	},
	members: { pc: "Player character" },
	sheet: {
		stats: { label: "Stats" },
		fighting: {
			label: "Fighting",
			fields: {
				vigilance: "Vigilance",
				move: "Movement",
				reach: "Reach",
				size: "Size"
			}
		},
		gear: {
			label: "Gear",
			fields: {
				wielded: "In hand",
				weapons: "Weapons",
				unloaded: "To reload",
				armor: "Armour",
				shield: "Shield"
			}
		},
		abilities: {
			label: "Abilities",
			fields: {
				abilities: "Knows",
				prepared: "Prepared"
			}
		}
	},
	battleOptions: {
		exploding: {
			label: "Exploding sixes",
			help: "Every six brings another die."
		},
		difficulty: {
			label: "Difficulties",
			help: "Whether foes roll their checks or have fixed results.",
			choices: {
				rolled: "Everybody rolls",
				static: "Only players roll"
			}
		},
		overexertion: {
			label: "Overexertion",
			help: "Missing vigor and focus may be paid in hit points."
		},
		stepWindows: {
			label: "Stop movements on the way",
			help: "Foes may answer each step out of a hex that they threaten."
		},
		promptSeconds: {
			label: "Seconds to answer",
			help: "After that the default answer counts."
		},
		turnSeconds: {
			label: "Seconds for a turn",
			help: "After that the turn ends."
		}
	},
	scenarios: {
		fights: {
			duel: {
				title: "A duel on the causeway",
				blurb: "One against one: a warden and a brute on a causeway in the reeds. The quickest way to learn."
			},
			"toll-bridge": {
				title: "The toll bridge",
				blurb: "Four travellers want to cross, five bandits want to be paid. The planks are rotten, and a rope hangs over the gap."
			},
			"toll-bridge-ogre": {
				title: "The ogre's toll",
				blurb: "The same bridge, but the bandits have hired something very large to collect. One boss, few helpers."
			}
		},
		names: {
			warden: "Warden",
			duelist: "Duelist",
			archer: "Archer",
			mystic: "Mystic",
			raider: "Raider",
			captain: "Captain",
			brute: "Brute",
			bowman: "Bowman",
			hexer: "Hexer",
			"ogre-warlord": "Ogre warlord"
		},
		/** Fights from files, as the editor writes them, in the order in which they are offered. */
		files: {
			"wolves-hollow": {
				$schema: "../../../../../../schemas/vigil.json",
				ruleset: "vigil",
				title: "Wolves in the hollow",
				blurb: "Two travellers by a brook, and the pack has smelled them. Stay close: whoever falls in the brush is alone with them.",
				map: {
					"radius": 6,
					"walls": [
						[2, -6],
						[4, -6],
						[-1, -5],
						[2, -5],
						[-2, -4],
						[-1, -4],
						[0, -4],
						[1, -3],
						[0, -2],
						[2, 2],
						[-2, 3],
						[0, 3],
						[-6, 4],
						[-5, 4],
						[-1, 4],
						[0, 4],
						[1, 4],
						[2, 4],
						[-5, 5],
						[-2, 5],
						[1, 5],
						[-4, 6],
						[-2, 6]
					],
					"difficult": [
						[0, -6],
						[1, -6],
						[3, -6],
						[5, -6],
						[6, -6],
						[0, -5],
						[1, -5],
						[3, -5],
						[4, -5],
						[5, -5],
						[6, -5],
						[1, -4],
						[2, -4],
						[3, -4],
						[4, -4],
						[5, -4],
						[6, -4],
						[-1, -2],
						[3, -2],
						[1, -1],
						[2, -1],
						[-2, 1],
						[-1, 1],
						[1, 2],
						[-3, 3],
						[-4, 4],
						[-3, 4],
						[-2, 4],
						[-6, 5],
						[-4, 5],
						[-3, 5],
						[-1, 5],
						[0, 5],
						[-6, 6],
						[-5, 6],
						[-3, 6],
						[-1, 6],
						[0, 6]
					],
					"cover": [
						[0, -6],
						[1, -6],
						[5, -6],
						[0, -5],
						[3, -5],
						[5, -5],
						[1, -4],
						[3, -4],
						[5, -4],
						[4, -3],
						[-3, -1],
						[3, 1],
						[-4, 3],
						[-2, 4],
						[-1, 5],
						[0, 5],
						[-6, 6],
						[-3, 6],
						[-1, 6]
					],
					"looks": {
						"water": [
							[-2, -1],
							[-1, -1],
							[0, -1],
							[6, -1],
							[-5, 0],
							[-4, 0],
							[0, 0],
							[4, 0],
							[5, 0],
							[-6, 1],
							[0, 1],
							[1, 1],
							[2, 1]
						],
						"brush": [
							[0, -6],
							[1, -6],
							[3, -6],
							[5, -6],
							[6, -6],
							[0, -5],
							[1, -5],
							[3, -5],
							[4, -5],
							[5, -5],
							[6, -5],
							[1, -4],
							[2, -4],
							[3, -4],
							[4, -4],
							[5, -4],
							[6, -4],
							[1, -1],
							[2, -1],
							[-2, 1],
							[-1, 1],
							[-4, 4],
							[-3, 4],
							[-2, 4],
							[-6, 5],
							[-4, 5],
							[-3, 5],
							[-1, 5],
							[0, 5],
							[-6, 6],
							[-5, 6],
							[-3, 6],
							[-1, 6],
							[0, 6]
						]
					}
				},
				combatants: [
					{
						"id": "warden",
						"name": "Warden",
						"side": "heroes",
						"at": [-3, 1],
						"sheet": { "kind": "warden" }
					},
					{
						"id": "archer",
						"name": "Archer",
						"side": "heroes",
						"at": [-4, 1],
						"sheet": { "kind": "archer" }
					},
					{
						"id": "wolf1",
						"name": "Wolf",
						"side": "foes",
						"at": [3, -1],
						"sheet": {
							"kind": "wolf",
							"maxHp": 19
						}
					},
					{
						"id": "wolf2",
						"name": "Second wolf",
						"side": "foes",
						"at": [4, -1],
						"sheet": {
							"kind": "wolf",
							"maxHp": 19
						}
					},
					{
						"id": "wolf3",
						"name": "Third wolf",
						"side": "foes",
						"at": [3, 0],
						"sheet": {
							"kind": "wolf",
							"maxHp": 19
						}
					},
					{
						"id": "wolf4",
						"name": "Lean wolf",
						"side": "foes",
						"at": [5, -2],
						"sheet": {
							"kind": "wolf",
							"maxHp": 19
						}
					},
					{
						"id": "wolf5",
						"name": "Old wolf",
						"side": "foes",
						"at": [5, -1],
						"sheet": {
							"kind": "wolf",
							"maxHp": 21
						}
					}
				]
			},
			"harbour-pier": {
				$schema: "../../../../../../schemas/vigil.json",
				ruleset: "vigil",
				title: "Smugglers on the pier",
				blurb: "The boat leaves tonight, with or without the crates. Planks, crates and cold water between you and the smugglers.",
				map: {
					"radius": 6,
					"walls": [
						[5, -1],
						[4, 0],
						[0, 1],
						[4, 1],
						[-6, 2],
						[-5, 2],
						[-5, 3]
					],
					"difficult": [
						[1, -6],
						[2, -6],
						[4, -6],
						[5, -6],
						[6, -6],
						[0, -5],
						[1, -5],
						[4, -5],
						[5, -5],
						[6, -5],
						[3, -4],
						[4, -4],
						[5, -4],
						[6, -4],
						[-3, -3],
						[-1, -3],
						[0, -3],
						[3, -3],
						[4, -3],
						[5, -3],
						[6, -3],
						[-4, -2],
						[-1, -2],
						[0, -2],
						[2, -2],
						[3, -2],
						[4, -2],
						[5, -2],
						[6, -2],
						[3, 2],
						[-4, 4],
						[-4, 5]
					],
					"cover": [
						[0, -4],
						[3, -1],
						[-1, 0],
						[2, 0],
						[-3, 2],
						[1, 2],
						[-2, 4]
					],
					"looks": {
						"water": [
							[1, -6],
							[2, -6],
							[4, -6],
							[5, -6],
							[6, -6],
							[0, -5],
							[1, -5],
							[4, -5],
							[5, -5],
							[6, -5],
							[3, -4],
							[4, -4],
							[5, -4],
							[6, -4],
							[-3, -3],
							[-1, -3],
							[0, -3],
							[3, -3],
							[4, -3],
							[5, -3],
							[6, -3],
							[-4, -2],
							[-1, -2],
							[0, -2],
							[2, -2],
							[3, -2],
							[4, -2],
							[5, -2],
							[6, -2]
						],
						"planks": [
							[0, -6],
							[3, -6],
							[-1, -5],
							[2, -5],
							[3, -5],
							[-2, -4],
							[-1, -4],
							[1, -4],
							[2, -4],
							[-2, -3],
							[1, -3],
							[2, -3],
							[-3, -2],
							[-2, -2],
							[1, -2],
							[-3, -1],
							[-2, -1],
							[-1, -1],
							[0, -1],
							[1, -1],
							[2, -1]
						]
					}
				},
				combatants: [
					{
						"id": "duelist",
						"name": "Duelist",
						"side": "heroes",
						"at": [-3, 3],
						"sheet": { "kind": "duelist" }
					},
					{
						"id": "mystic",
						"name": "Mystic",
						"side": "heroes",
						"at": [-3, 4],
						"sheet": { "kind": "mystic" }
					},
					{
						"id": "archer",
						"name": "Archer",
						"side": "heroes",
						"at": [-1, 3],
						"sheet": { "kind": "archer" }
					},
					{
						"id": "captain",
						"name": "Captain",
						"side": "foes",
						"at": [0, -3],
						"sheet": {
							"kind": "captain",
							"maxHp": 14
						}
					},
					{
						"id": "bowman",
						"name": "Bowman",
						"side": "foes",
						"at": [1, -2],
						"sheet": { "kind": "bowman" }
					},
					{
						"id": "raider1",
						"name": "Raider",
						"side": "foes",
						"at": [-1, -1],
						"sheet": {
							"kind": "raider",
							"maxHp": 12
						}
					},
					{
						"id": "raider2",
						"name": "Second raider",
						"side": "foes",
						"at": [1, -1],
						"sheet": {
							"kind": "raider",
							"maxHp": 12
						}
					}
				]
			},
			"sunken-causeways": {
				$schema: "../../../../../../schemas/vigil.json",
				ruleset: "vigil",
				title: "The sunken causeways",
				blurb: "Two rows of planks lead through the bog, and the hexer waits between them. Who leaves the planks, wades.",
				map: {
					"radius": 7,
					"walls": [
						[-1, -3],
						[2, -1],
						[-2, 0],
						[1, 3]
					],
					"difficult": [
						[-2, -5],
						[-1, -5],
						[0, -5],
						[1, -5],
						[2, -5],
						[3, -5],
						[4, -5],
						[5, -5],
						[6, -5],
						[7, -5],
						[-2, -4],
						[-1, -4],
						[0, -4],
						[1, -4],
						[2, -4],
						[3, -4],
						[4, -4],
						[5, -4],
						[6, -4],
						[-3, -3],
						[-2, -3],
						[0, -3],
						[2, -3],
						[6, -3],
						[1, -2],
						[2, -2],
						[3, -2],
						[4, -2],
						[5, -2],
						[-3, -1],
						[-2, -1],
						[-1, -1],
						[0, -1],
						[1, -1],
						[3, -1],
						[4, -1],
						[5, -1],
						[-4, 0],
						[-3, 0],
						[-1, 0],
						[1, 0],
						[2, 0],
						[3, 0],
						[-5, 1],
						[-4, 1],
						[-3, 1],
						[-2, 1],
						[-1, 1],
						[4, 1],
						[-2, 2],
						[0, 2],
						[1, 2],
						[2, 2],
						[3, 2],
						[-6, 3],
						[-5, 3],
						[-4, 3],
						[-3, 3],
						[-2, 3],
						[-1, 3],
						[0, 3],
						[2, 3],
						[3, 3],
						[-6, 4],
						[-5, 4],
						[-4, 4],
						[-3, 4],
						[-2, 4],
						[-1, 4],
						[0, 4],
						[1, 4],
						[2, 4],
						[-7, 5],
						[-6, 5],
						[-5, 5],
						[-4, 5],
						[-3, 5],
						[-2, 5],
						[-1, 5],
						[0, 5],
						[1, 5],
						[2, 5]
					],
					"cover": [
						[3, -5],
						[-1, -4],
						[6, -2],
						[-2, -1],
						[1, -1],
						[3, -1],
						[0, 0],
						[-1, 1],
						[-6, 2],
						[2, 3],
						[-3, 4]
					],
					"looks": {
						"water": [
							[-2, -5],
							[-1, -5],
							[0, -5],
							[1, -5],
							[2, -5],
							[4, -5],
							[5, -5],
							[6, -5],
							[-2, -4],
							[0, -4],
							[1, -4],
							[2, -4],
							[3, -4],
							[4, -4],
							[5, -4],
							[-3, -3],
							[-2, -3],
							[0, -3],
							[6, -3],
							[1, -2],
							[2, -2],
							[3, -2],
							[4, -2],
							[5, -2],
							[-3, -1],
							[-1, -1],
							[4, -1],
							[5, -1],
							[-4, 0],
							[-3, 0],
							[-1, 0],
							[1, 0],
							[2, 0],
							[3, 0],
							[-5, 1],
							[-4, 1],
							[-3, 1],
							[-2, 1],
							[4, 1],
							[0, 2],
							[1, 2],
							[2, 2],
							[3, 2],
							[-6, 3],
							[-5, 3],
							[-4, 3],
							[-3, 3],
							[-2, 3],
							[-1, 3],
							[0, 3],
							[3, 3],
							[-5, 4],
							[-4, 4],
							[-2, 4],
							[-1, 4],
							[0, 4],
							[1, 4],
							[2, 4],
							[-6, 5],
							[-5, 5],
							[-4, 5],
							[-3, 5],
							[-2, 5],
							[-1, 5],
							[0, 5],
							[1, 5],
							[2, 5]
						],
						"planks": [
							[1, -3],
							[2, -3],
							[3, -3],
							[4, -3],
							[5, -3],
							[-3, -2],
							[-2, -2],
							[-1, -2],
							[0, -2],
							[-4, -1],
							[0, -1],
							[-5, 0],
							[4, 0],
							[5, 0],
							[0, 1],
							[1, 1],
							[2, 1],
							[3, 1],
							[-5, 2],
							[-4, 2],
							[-3, 2],
							[-2, 2],
							[-1, 2]
						],
						"brush": [
							[3, -5],
							[7, -5],
							[-1, -4],
							[6, -4],
							[-2, -1],
							[1, -1],
							[3, -1],
							[-1, 1],
							[2, 3],
							[-6, 4],
							[-3, 4],
							[-7, 5]
						]
					}
				},
				combatants: [
					{
						"id": "warden",
						"name": "Warden",
						"side": "heroes",
						"at": [-6, 3],
						"sheet": { "kind": "warden" }
					},
					{
						"id": "duelist",
						"name": "Duelist",
						"side": "heroes",
						"at": [-5, 2],
						"sheet": { "kind": "duelist" }
					},
					{
						"id": "mystic",
						"name": "Mystic",
						"side": "heroes",
						"at": [-6, 1],
						"sheet": { "kind": "mystic" }
					},
					{
						"id": "archer",
						"name": "Archer",
						"side": "heroes",
						"at": [-5, 0],
						"sheet": { "kind": "archer" }
					},
					{
						"id": "hexer",
						"name": "Hexer",
						"side": "foes",
						"at": [5, -2],
						"sheet": {
							"kind": "hexer",
							"maxHp": 12
						}
					},
					{
						"id": "raider1",
						"name": "Raider",
						"side": "foes",
						"at": [4, -3],
						"sheet": { "kind": "raider" }
					},
					{
						"id": "raider2",
						"name": "Second raider",
						"side": "foes",
						"at": [4, 0],
						"sheet": { "kind": "raider" }
					},
					{
						"id": "bowman",
						"name": "Bowman",
						"side": "foes",
						"at": [6, -3],
						"sheet": { "kind": "bowman" }
					},
					{
						"id": "brute",
						"name": "Brute",
						"side": "foes",
						"at": [5, -1],
						"sheet": {
							"kind": "brute",
							"maxHp": 22
						}
					}
				]
			}
		}
	},
	setup: {
		notCarried: (weapon) => `"${weapon}" is not among its weapons`,
		leadsNowhere: (feature, hex) => `"${feature}" leads to [${hex}], which is no open ground`
	},
	actions,
	prompts: {
		"tie-npc": {
			label: "Before or after?",
			help: "You are as watchful as one of the others: who goes first?"
		},
		"tie-pc": {
			label: "Who goes first?",
			help: "Name the same one, or let dexterity decide."
		},
		respond: {
			label: "Answer {by}?",
			help: "Lay a quick action on top; it is done before what it answers."
		},
		defend: {
			label: "How do you defend?",
			help: "Actively for a point of vigor, or as well as you can."
		},
		rule: {
			label: "How hard is that?",
			help: "Set the difficulty, allow it, or forbid it."
		}
	},
	options: {
		own: {
			label: "About others",
			help: "You are asked about every action but your own."
		},
		none: {
			label: "About everything",
			help: "You are asked about your own actions, too."
		},
		all: {
			label: "Never",
			help: "You pass on everything without being asked."
		},
		pass: {
			label: "Pass",
			help: "Let it happen."
		},
		prepared: {
			label: "Do what you prepared",
			help: "Your prepared action, as a quick one."
		},
		active: {
			label: "Active defence",
			help: "Roll defend with armour and shield; costs 1 vigor."
		},
		first: {
			label: "Go first",
			help: "Stand before those who are as watchful as you."
		},
		after: {
			label: "Go after",
			help: "Let those go first who are as watchful as you."
		},
		roll: {
			label: "Roll for it",
			help: "Dexterity decides, the higher first."
		},
		deny: {
			label: "Deny",
			help: "It comes to nothing; the action is spent."
		},
		easy: {
			label: "Easy",
			help: "Difficulty 8."
		},
		normal: {
			label: "Normal",
			help: "Difficulty 11."
		},
		hard: {
			label: "Hard",
			help: "Difficulty 14."
		},
		"no-check": {
			label: "No check",
			help: "It simply works."
		}
	},
	things: {
		unarmed: {
			label: "Bare hands",
			help: "Always there; no dice."
		},
		dagger: {
			label: "Dagger",
			help: "Light: 1 die, one hand."
		},
		longsword: {
			label: "Longsword",
			help: "Medium: 2 dice, one hand."
		},
		spear: {
			label: "Spear",
			help: "Medium: 2 dice, reach 2, two hands."
		},
		"war-axe": {
			label: "War axe",
			help: "Heavy: 3 dice, two hands."
		},
		fangs: {
			label: "Fangs",
			help: "Light: 1 die, natural."
		},
		"great-fists": {
			label: "Great fists",
			help: "Heavy: 3 dice, reach 2, natural."
		},
		"throwing-knives": {
			label: "Throwing knives",
			help: "Light: 1 die, range 4."
		},
		javelins: {
			label: "Javelins",
			help: "Medium: 2 dice, range 6."
		},
		"short-bow": {
			label: "Short bow",
			help: "Light: 1 die, range 8, two hands."
		},
		"long-bow": {
			label: "Long bow",
			help: "Medium: 2 dice, range 12, two hands."
		},
		crossbow: {
			label: "Crossbow",
			help: "Heavy: 3 dice, range 10, two hands, slow to reload."
		},
		padded: {
			label: "Padded armour",
			help: "Light: 1 die of defence."
		},
		mail: {
			label: "Mail",
			help: "Medium: 2 dice of defence."
		},
		plate: {
			label: "Plate",
			help: "Heavy: 3 dice of defence."
		},
		buckler: {
			label: "Buckler",
			help: "Light shield: 1 die of active defence."
		},
		"round-shield": {
			label: "Round shield",
			help: "Medium shield: 2 dice of active defence."
		},
		"tower-shield": {
			label: "Tower shield",
			help: "Heavy shield: 3 dice of active defence."
		},
		bind: {
			label: "Bind",
			help: "Willpower against athletics: a foe within 5 is held."
		},
		"block-path": {
			label: "Block path",
			help: "Assault against athletics: stops a movement within reach."
		},
		breathe: {
			label: "Breathe",
			help: "Regain 3 vigor."
		},
		disrupt: {
			label: "Disrupt",
			help: "Dexterity against dexterity: stops an attack within reach."
		},
		distract: {
			label: "Distract",
			help: "One die of disadvantage on the check of a foe within 6."
		},
		firebolt: {
			label: "Firebolt",
			help: "A spell at a foe within 8: reasoning with 2 dice."
		},
		foil: {
			label: "Foil",
			help: "Undoes the quick action of a foe within 6."
		},
		intercept: {
			label: "Intercept",
			help: "Swap with an adjacent ally and take the attack yourself."
		},
		mend: {
			label: "Mend",
			help: "You or an ally within 6 regain a die of hit points."
		},
		"quick-strike": {
			label: "Quick strike",
			help: "A hasty blow with your melee weapon, one die down."
		},
		roar: {
			label: "Roar",
			help: "Foes within 2 need willpower 10 or are dazed."
		},
		sidestep: {
			label: "Sidestep",
			help: "Step aside before what is aimed at you arrives."
		},
		trip: {
			label: "Trip",
			help: "Athletics against dexterity: a foe within reach falls prone."
		},
		unsettle: {
			label: "Unsettle",
			help: "Takes one boost off the action of a foe within 6."
		},
		brace: {
			label: "Brace",
			help: "One more die on your active defence."
		},
		"careful-aim": {
			label: "Careful aim",
			help: "One more die on a shot or throw."
		},
		dash: {
			label: "Dash",
			help: "Two more hexes on this travel; as often as you can pay."
		},
		deflect: {
			label: "Deflect",
			help: "Lets you defend actively against missiles without a shield."
		},
		feint: {
			label: "Feint",
			help: "The target cannot defend actively."
		},
		"knock-down": {
			label: "Knock down",
			help: "If it deals damage, the target falls prone."
		},
		"power-strike": {
			label: "Power strike",
			help: "One more die on a melee attack."
		},
		press: {
			label: "Press",
			help: "One more die on a trip, disruption, block or binding."
		},
		assault: {
			label: "Assault",
			help: "Melee attacks."
		},
		shooting: {
			label: "Shooting",
			help: "Thrown and ranged attacks."
		},
		defend: {
			label: "Defend",
			help: "Active defences."
		},
		toughness: {
			label: "Toughness",
			help: "Passive defences."
		},
		athletics: {
			label: "Athletics",
			help: "Strength, speed and climbing."
		},
		dexterity: {
			label: "Dexterity",
			help: "Quick hands and feet."
		},
		awareness: {
			label: "Awareness",
			help: "Eyes and ears."
		},
		reasoning: {
			label: "Reasoning",
			help: "Wit and spells."
		},
		willpower: {
			label: "Willpower",
			help: "Nerve."
		},
		movement: {
			label: "A movement action",
			help: "One more this turn."
		},
		quick: {
			label: "A quick action",
			help: "One more until your next turn."
		}
	},
	conditions,
	archetypes,
	refusals: {
		lacks: (purse, price, has) => `That costs ${price} ${purse}; you have ${has}.`,
		outOfRange: (away, most) => `It is ${away} hexes away; that reaches ${most}.`,
		slotUsed: {
			regular: "Your regular action of this round is used.",
			movement: "Your movement action of this round is used.",
			quick: "Your quick action of this round is used."
		},
		tooFar: (cost, has) => `That way costs ${cost} movement; you have ${has}.`,
		boostOnce: "That boost counts once on the same action.",
		boostHost: "That boost does not belong to this action."
	},
	rejections: {
		"not-your-turn": "It is not your turn; out of turn you only have your quick action.",
		"prompt-open": "Somebody is being asked; that has to be settled first.",
		"not-known": "You do not know that.",
		"not-wielded": "You do not have that in hand.",
		"nothing-prepared": "You have prepared nothing.",
		"wrong-phase": "That answers somebody else's action, and there is none to answer now.",
		prevented: "Your condition keeps you from that.",
		"once-per-round": "You have used that action of this round already.",
		"hands-full": "Your hand is full; drop what you hold first.",
		"not-loaded": "It has been shot and must be reloaded first.",
		"already-loaded": "There is nothing to reload.",
		"no-shield": "Without a shield on your arm you cannot defend actively against missiles.",
		"not-enough-vigor": "You do not have the vigor for that.",
		"not-enough-focus": "You do not have the focus for that.",
		"no-such-target": "That is no fitting target.",
		"too-far": "That is farther than your movement value."
	},
	fieldValues,
	odds: {
		noDamage: "No damage",
		damage: "Damage"
	},
	sentences: {
		ordered: ({ order }, { nameOf }) => `The order: ${order.map(nameOf).join(", ")}.`,
		"round-began": ({ round }) => `Round ${round}`,
		"turn-began": (_, { by }) => `${by} has the turn.`,
		declared: declared$1,
		responded: declared$1,
		forgone: ({ gain }, { by }) => `${by} gives up its regular action for a ${gain} action.`,
		/** Only what was lacking is worth a line. */
		paid: ({ hp }, { target }) => hp === void 0 ? "" : `${target} pays ${hp} hp for what it lacks.`,
		prevented: (event, { by, target, word }) => `${event.by === "gm" ? "The GM" : by} prevents the ${word(event.name)} of ${target}.`,
		fizzled: ({ name }, { by, word }) => `The ${word(name)} of ${by} comes to nothing.`,
		dropped: ({ name }, { by, word }) => `The ${word(name)} of ${by} is gone.`,
		checked: ({ stat, total }, { by, word }) => `${by}: ${word(stat)} ${total}.`,
		succeeded: ({ name }, { by, word }) => `${by} succeeds: ${word(name)}.`,
		failed: ({ name }, { by, word }) => `${by} fails: ${word(name)}.`,
		ruled: ({ ruling }, { word }) => `The GM rules: ${word(ruling)}.`,
		defaulted: ({ ruling }, { word }) => `The GM has not ruled: ${word(ruling)} counts.`,
		defended: (event, telling) => `${telling.by} defends${withBoosts$1(event, telling)}.`,
		withstood: (_, { by, target }) => `${target} withstands ${by}.`,
		hurt: ({ amount }, { by, target }) => `${by} hits ${target} for ${amount}.`,
		healed: ({ amount }, { target }) => `${target} regains ${amount} hp.`,
		gained: ({ amount }, { target }) => `${target} regains ${amount} vigor.`,
		defeated: (_, { target }) => `${target} is out of the fight.`,
		afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
		relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
		distracted: (_, { by, target }) => `${by} distracts ${target}: one die of disadvantage.`,
		unsettled: ({ boost, name }, { by, target, word }) => `${by} takes ${word(boost)} off the ${word(name)} of ${target}.`,
		intercepted: (_, { by, target }) => `${by} takes the place of ${target}.`,
		"fell-back": (_, { target }) => `${target} falls back to the last free hex.`,
		traversed: (_, { target }) => `${target} gets across.`,
		leapt: (_, { target }) => `${target} gets there.`,
		sidestepped: (_, { target }) => `${target} steps aside.`,
		drew: ({ weapon }, { by, word }) => `${by} draws ${word(weapon)}.`,
		"dropped-weapon": ({ weapon }, { by, word }) => `${by} drops ${word(weapon)}.`,
		switched: ({ weapon }, { by, word }) => `${by} now holds ${word(weapon)}.`,
		reloaded: (_, { by }) => `${by} reloads.`,
		prepared: ({ what, note }, { by, word }) => `${by} prepares: ${word(what)}${note ? ` (${note})` : ""}.`,
		joined: (_, { target }) => `${target} joins the fight.`,
		removed: ({ name }) => `${name} leaves the fight.`,
		ended: ({ winner }) => winner === null ? "The fight is over." : `The fight is over: ${winner} win.`
	},
	sums: {
		fixed: "fixed",
		advantage: (dice) => `, ${dice} dice of advantage`,
		disadvantage: (dice) => `, ${dice} dice of disadvantage`,
		against: (total, difficulty) => `${total} against ${difficulty}`
	},
	params: {
		nothing: "nothing",
		at: (name) => `at ${name}`,
		to: (hex) => `to ${hex}`,
		path: (hexes) => `${hexes} hexes`,
		boosts: (boosts) => `with ${boosts.join(" and ")}`,
		drop: "drop what is in hand",
		draw: (weapon) => `draw ${weapon}`
	},
	about: about$1
};
// shared/src/rulesets/vigil/book/abilities/numbers.ts
/** The numbers of an ability. */
function numbersOf({ own }, id) {
	return own?.abilities?.[id] ?? ABILITY_ROWS[id];
}
/** What using an ability costs. */
function costOf({ own }, id) {
	const { vigor = 0, focus = 0 } = own?.abilities?.[id] ?? ABILITY_ROWS[id];
	return {
		vigor,
		focus
	};
}
/** The numbers of a boost. */
function boostOf({ own }, id) {
	return own?.boosts?.[id] ?? BOOSTS[id];
}
// shared/src/rulesets/vigil/book/boosts.ts
/** What is wrong with the boosts chosen for a host: first one that is not known, then one that does not fit. */
function boostFault(actor, boosts, hosts) {
	if (boosts.some((boost) => !actor.abilities.includes(boost))) return "not-known";
	const isUnfit = (boost, index) => !hosts(boost) || boostOf(actor, boost).isOnce && boosts.indexOf(boost) !== index;
	const unfit = boosts.find(isUnfit);
	if (unfit === void 0) return void 0;
	return hosts(unfit) ? {
		code: "bad-input",
		say: TEXT.refusals.boostOnce,
		clause: "VIG-45"
	} : NO_HOST;
}
const NO_HOST = {
	code: "bad-input",
	say: TEXT.refusals.boostHost,
	clause: "VIG-45"
};
/** Dice of advantage that the boosts of an action, or of a defence, bring to its check. */
function boostDice(actor, boosts) {
	return boosts.reduce((sum, boost) => sum + (boostOf(actor, boost).dice ?? 0), 0);
}
const BOOST_IDS = Object.keys(BOOSTS);
/** The boosts that a fighter knows. */
function knownBoosts({ abilities }) {
	return BOOST_IDS.filter((boost) => abilities.includes(boost));
}
/** The choices worth offering among the boosts that fit an action: none, each alone, all together. */
function boostChoices(fitting) {
	const alone = fitting.map((boost) => [boost]);
	return fitting.length > 1 ? [
		[],
		...alone,
		fitting
	] : [[], ...alone];
}
/** Each kind of boost among these, once. */
function kindsIn(boosts) {
	return boosts.filter((boost, index) => boosts.indexOf(boost) === index);
}
/** The boosts left after one of a kind has been taken away. */
function without(boosts, boost) {
	const index = boosts.indexOf(boost);
	return boosts.filter((_, place) => place !== index);
}
// shared/src/rulesets/vigil/book/carried.ts
/** The weapon of that id; undefined if there is none. */
function weaponNamed({ own }, id) {
	return rowOf(own?.weapons, WEAPONS, id);
}
/** Whether a text is the id of a weapon of this battle; nobody in particular knows those of the book. */
function isWeapon(holder, id) {
	return weaponNamed(holder ?? {}, id) !== void 0;
}
/** The weapon of that id, which there is. */
function weaponOf(holder, id) {
	const weapon = weaponNamed(holder, id);
	if (!weapon) throw new Error(`There is no weapon "${id}".`);
	return weapon;
}
/** Dice of advantage of the armour that is worn. */
function armorDice({ own, armor }) {
	return armor === null ? 0 : rowOf(own?.armor, ARMOR, armor)?.dice ?? 0;
}
/** Dice of advantage of a shield, whether worn or not. */
function shieldDice({ own, shield }) {
	return shield === null ? 0 : rowOf(own?.shields, SHIELDS, shield)?.dice ?? 0;
}
// shared/src/kit/conditions.ts
/** What puts conditions on somebody and takes them away, where a fighter lists those it has, sorted, under that key. */
function conditionsIn(key) {
	return {
		/** Puts a condition on somebody who is in the fight and does not have it yet. */
		afflict(table, target, condition, by) {
			if (!isStanding(table, target)) return;
			const lists = fighterOf(table, target);
			if (lists[key].includes(condition)) return;
			lists[key] = [...lists[key], condition].sort();
			emit(table, {
				type: "afflicted",
				...by !== void 0 && { by },
				target,
				condition
			});
		},
		/** Takes a condition from somebody who has it. */
		relieve(table, target, condition) {
			const lists = fighterOf(table, target);
			if (!lists[key].includes(condition)) return;
			lists[key] = lists[key].filter((other) => other !== condition);
			emit(table, {
				type: "relieved",
				target,
				condition
			});
		}
	};
}
// shared/src/rulesets/vigil/book/conditions.ts
const { afflict, relieve } = conditionsIn("conditions");
/** Whether a fighter bears a condition: chapter 7.7. */
function has(fighter, condition) {
	return fighter.conditions.includes(condition);
}
/** Whether a fighter is kept from all but its quick action, as it is in the first round only. */
function isAmbushed(table, fighter) {
	return table.round <= 1 && has(fighter, "ambushed");
}
/** Whether a fighter has the footing for travels, stunts, sidesteps and interceptions. */
function hasFooting(fighter) {
	return !has(fighter, "held") && !has(fighter, "prone");
}
/** How many hexes a fighter travels now. */
function movementValue(fighter) {
	return has(fighter, "dazed") ? Math.floor(fighter.move / 2) : fighter.move;
}
/** Dice of disadvantage that lying on the ground brings to a check. */
function proneDice(fighter, stat) {
	return has(fighter, "prone") && (stat === "assault" || stat === "defend") ? 1 : 0;
}
// shared/src/rulesets/vigil/book/checks.ts
/** Whether a fighter's checks are fixed numbers. */
function isFixed({ difficulty }, { pc }) {
	return difficulty === "static" && !pc;
}
/** The fixed result of someone who rolls nothing: about what the dice would give. */
function fixedTotal({ exploding }, modifier, net) {
	const [base, perDie] = exploding ? [8, 4] : [7, 3];
	return Math.max(0, base + modifier + perDie * net);
}
/** What a check adds to its dice, and how many more of these are rolled, once advantage and disadvantage have cancelled. */
function checkTerms(fighter, stat, advantage) {
	return {
		modifier: fighter.stats[stat],
		net: advantage - proneDice(fighter, stat)
	};
}
/** A check of a stat with so many dice of advantage (less those of disadvantage), told to the table. */
function rollCheck(table, fighter, stat, advantage) {
	const { modifier, net } = checkTerms(fighter, stat, advantage);
	const isRolled = !isFixed(table.options, fighter);
	const { dice, signs } = isRolled ? rollDice(table, net) : {
		dice: [],
		signs: []
	};
	const sum = dice.reduce((so, die, index) => so + die * (signs[index] ?? 1), modifier);
	const total = isRolled ? Math.max(0, sum) : fixedTotal(table.options, modifier, net);
	const clause = isRolled ? "VIG-R1" : "VIG-R4";
	const setDie = emit(table, {
		type: "checked",
		by: fighter.id,
		stat,
		modifier,
		net,
		dice,
		signs,
		total,
		clause
	});
	return {
		total,
		...setDie && { setDie }
	};
}
/** Two base dice, the extra dice, and wave by wave one more for each six. */
function rollDice(table, net) {
	const signs = [
		1,
		1,
		...Array(Math.abs(net)).fill(net < 0 ? -1 : 1)
	];
	const dice = signs.map(() => roll(table, 6));
	for (let index = 0; table.options.exploding && index < dice.length; index++) {
		if (dice[index] !== 6) continue;
		dice.push(roll(table, 6));
		signs.push(signs[index] ?? 1);
	}
	return {
		dice,
		signs
	};
}
/** One healing die, which explodes as any other and is rolled whoever heals. */
function rollHealing(table) {
	const dice = [roll(table, 6)];
	while (table.options.exploding && dice.at(-1) === 6) dice.push(roll(table, 6));
	return {
		dice,
		total: dice.reduce((so, die) => so + die, 0)
	};
}
/** Whether a result is good enough; a tie goes to who acts. */
function succeeds(result, difficulty) {
	return result >= difficulty;
}
// shared/src/rulesets/vigil/book/deed.ts
/** Those within so many hexes whom a deed might be aimed at: enemies, or else oneself and allies. */
function targets(table, { at, side }, whom, most) {
	const found = [];
	for (const other of within(table, at, most)) if (areEnemies(other, { side }) === (whom === "enemies")) found.push(other.id);
	return found;
}
// shared/src/kit/defeat.ts
/** Takes hit points from somebody in the fight, as far as there are any; without any left, `felled` happens. Whether it has. */
function hurt$1(table, target, amount, how, felled) {
	if (!isStanding(table, target)) return false;
	const body = fighterOf(table, target);
	const lost = Math.min(body.hp, amount);
	body.hp -= lost;
	tell$2(table, "hurt", target, {
		...how,
		amount: lost,
		hp: body.hp
	});
	if (body.hp > 0) return false;
	felled(table, target, how.by ?? null);
	return true;
}
/** Gives hit points back, not above the most. */
function heal(table, target, amount, how) {
	const body = fighterOf(table, target);
	const gained = Math.max(0, Math.min(amount, body.maxHp - body.hp));
	body.hp += gained;
	tell$2(table, "healed", target, {
		...how,
		amount: gained,
		hp: body.hp
	});
}
/** Takes somebody out of the fight; it stays on the table as a body. */
function fall(table, target, how) {
	fighterOf(table, target).defeated = true;
	tell$2(table, "defeated", target, how);
}
function tell$2(table, type, target, { by, ...detail }) {
	emit(table, {
		type,
		...typeof by === "string" && { by },
		target,
		...detail
	});
}
// shared/src/hex/area.ts
/** The hexes at exactly this distance, from the one in the W on by the north; with 0 the middle itself. */
function ring(middle, radius) {
	if (radius === 0) return [middle];
	const hexes = [];
	let at = add(middle, scale(DIRECTIONS[3], radius));
	for (const side of [
		1,
		0,
		5,
		4,
		3,
		2
	]) for (let i = 0; i < radius; i++) {
		hexes.push(at);
		at = add(at, DIRECTIONS[side]);
	}
	return hexes;
}
/** Every hex within this distance, the middle included, nearest first. */
function range(middle, radius) {
	return Array.from({ length: radius + 1 }, (_, distance) => ring(middle, distance)).flat();
}
// shared/src/engine/hiding.ts
const RULINGS$1 = [{ option: "show" }, { option: "keep-hidden" }];
/**
* Somebody who did not see anybody in a hex, and wanted to go or be sent there, comes upon whoever is hidden in it; if
* nobody is, nothing comes of it. That one is shown, unless the GM says otherwise. What becomes of the movement, the
* rule that calls this says before; afterwards it looks at the table again.
*/
function* comeUpon(table, by, at) {
	const found = occupant(table, at, by);
	if (!found?.hidden) return;
	emit(table, {
		type: "came-upon",
		by,
		at: [at[0], at[1]]
	});
	const isHidden = () => findFighter(table, found.id)?.hidden === true;
	if ((yield* ask({
		for: "gm",
		kind: "come-upon",
		choices: () => isHidden() ? [...RULINGS$1] : [],
		fallback: { option: "show" }
	}))?.option === "show" && isHidden()) show(table, found.id);
}
// shared/src/hex/grid.ts
/** Something for each of the hexes around a middle: a square that grows when a hex lies outside. */
var Grid = class {
	#q;
	#r;
	#reach;
	#width;
	#values;
	/** `reach` is how far from the middle it goes to begin with. */
	constructor(middle, reach) {
		[this.#q, this.#r] = middle;
		this.#reach = reach;
		this.#width = 2 * reach + 1;
		this.#values = new Array(this.#width ** 2).fill(void 0);
	}
	get(q, r) {
		return this.#isInside(q, r) ? this.#values[this.#place(q, r)] : void 0;
	}
	set(q, r, value) {
		while (!this.#isInside(q, r)) this.#grow();
		this.#values[this.#place(q, r)] = value;
	}
	#isInside(q, r) {
		return Math.abs(q - this.#q) <= this.#reach && Math.abs(r - this.#r) <= this.#reach;
	}
	#place(q, r) {
		return (q - this.#q + this.#reach) * this.#width + (r - this.#r + this.#reach);
	}
	#grow() {
		const [old, width] = [this.#values, this.#width];
		const rim = this.#reach + 1;
		this.#reach += rim;
		this.#width = 2 * this.#reach + 1;
		this.#values = new Array(this.#width ** 2).fill(void 0);
		for (let index = 0; index < old.length; index++) {
			const row = Math.floor(index / width) + rim;
			this.#values[row * this.#width + index % width + rim] = old[index];
		}
	}
};
// shared/src/hex/ways.ts
/** A way to a hex that a search has found. Its path is put together only when somebody looks at it. */
var Way = class {
	at;
	cost;
	/** As the how-manieth it was found. */
	found;
	/** The way to the hex before; undefined at the start. */
	from;
	/** The sum of the tie breaks. */
	tie;
	isSettled = false;
	constructor(at, cost, found, from, tie) {
		this.at = at;
		this.cost = cost;
		this.found = found;
		this.from = from;
		this.tie = tie;
	}
	get path() {
		const path = [];
		for (let way = this; way.from; way = way.from) path.push(way.at);
		return path.reverse();
	}
};
/** Ways that wait to be settled: the cheapest first, of equal ones that with the better tie break, then the one found earlier. */
var OpenWays = class {
	/** Cheapest first. There are few: as many as there are different costs of a step, and one. */
	#rings = [];
	put(way) {
		const ring = this.#ringOf(way);
		const last = ring.ways.at(-1);
		if (last && way.tie < last.tie) ring.isSorted = false;
		ring.ways.push(way);
	}
	/** To be called when the tie break of a way that waits has become better. */
	sortAnew(way) {
		this.#ringOf(way).isSorted = false;
	}
	take() {
		for (let [ring] = this.#rings; ring; [ring] = this.#rings) {
			if (!ring.isSorted) sortRest(ring);
			const way = ring.ways[ring.next++];
			if (way) return way;
			this.#rings.shift();
		}
	}
	/** The ring of that cost, which is put in its place if there is none yet. */
	#ringOf({ cost }) {
		let place = this.#rings.length;
		while (place > 0 && this.#rings[place - 1].cost > cost) place--;
		const known = this.#rings[place - 1];
		if (known?.cost === cost) return known;
		const ring = {
			cost,
			ways: [],
			next: 0,
			isSorted: true
		};
		this.#rings.splice(place, 0, ring);
		return ring;
	}
};
function sortRest(ring) {
	const rest = ring.ways.splice(ring.next).sort((a, b) => a.tie - b.tie || a.found - b.found);
	ring.ways.push(...rest);
	ring.isSorted = true;
}
// shared/src/hex/directed.ts
/** A way on which it may not be possible to go on. */
var DirectedWay = class extends Way {
	isStopped;
	constructor(at, cost, found, from, tie, isStopped) {
		super(at, cost, found, from, tie);
		this.isStopped = isStopped;
	}
};
/**
* Dijkstra's algorithm where it matters from which side a hex is entered. A hex has up to two best ways: the one on which
* one can go on, and a better one that stops there.
*/
var DirectedSearch = class {
	#steps;
	#budget;
	/** Whoever has spent more goes no further. */
	#most;
	#open = new OpenWays();
	/** By hex the best way found so far on which one can go on, and the best that stops there. */
	#going;
	#stopped;
	/** By hex the way there that was settled first: the cheapest. */
	#reached;
	#found = 0;
	constructor(from, steps) {
		this.#steps = steps;
		this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
		this.#most = this.#budget - (steps.least ?? 0);
		const reach = Math.min(32, Math.ceil(this.#budget) + 1);
		this.#going = new Grid(from, reach);
		this.#stopped = new Grid(from, reach);
		this.#reached = new Grid(from, reach);
		this.#keep(new DirectedWay(from, 0, this.#found++, void 0, 0, false));
	}
	/** Settles open ways until a hex is reached for the first time; gives the way there, undefined once there are no more. */
	settleNext() {
		for (let way = this.#open.take(); way; way = this.#open.take()) {
			const [q, r] = way.at;
			if (this.#waysOf(way).get(q, r) !== way) continue;
			way.isSettled = true;
			if (!way.isStopped && way.cost <= this.#most) this.#goOn(way);
			if (this.#reached.get(q, r)) continue;
			this.#reached.set(q, r, way);
			return way;
		}
	}
	wayTo([q, r]) {
		return this.#reached.get(q, r);
	}
	#goOn(way) {
		const { at, cost, tie } = way;
		for (const [dq, dr] of DIRECTIONS) {
			const to = [at[0] + dq, at[1] + dr];
			const step = this.#steps.cost(to, at);
			if (step === null || cost + step > this.#budget) continue;
			const isStopped = this.#steps.stops?.(to, at) ?? false;
			const more = this.#steps.tieBreak?.(at, to) ?? 0;
			this.#keep(new DirectedWay(to, cost + step, this.#found++, way, tie + more, isStopped));
		}
	}
	/** Keeps a way if none is known that is as good. */
	#keep(way) {
		const [q, r] = way.at;
		const known = this.#waysOf(way).get(q, r);
		if (!(!known || way.cost < known.cost || way.cost === known.cost && way.tie < known.tie) || known?.isSettled) return;
		this.#waysOf(way).set(q, r, way);
		this.#open.put(way);
	}
	#waysOf({ isStopped }) {
		return isStopped ? this.#stopped : this.#going;
	}
};
// shared/src/hex/path.ts
/** Whether the hexes form a path: at least one, each next to the one before, the first next to where one starts. */
function isPath(from, hexes) {
	return hexes.length > 0 && hexes.every((hex, index) => isAdjacent(hex, hexes[index - 1] ?? from));
}
/** Every hex that can be reached with a budget, with what it costs to get there and how. */
function reach(from, steps) {
	const search = searchFrom(from, steps);
	const reached = [];
	search.settleNext();
	for (let way = search.settleNext(); way; way = search.settleNext()) reached.push(way);
	const get = (at) => isSame$1(at, from) ? void 0 : search.wayTo(at);
	return {
		size: reached.length,
		has: (at) => get(at) !== void 0,
		get,
		[Symbol.iterator]: () => reached.values()
	};
}
function searchFrom(from, steps) {
	return steps.isDirected ? new DirectedSearch(from, steps) : new Search(from, steps);
}
/**
* Dijkstra's algorithm. It settles one hex at a time, the cheapest first. As a hex costs the same from all sides, the
* first way found to it is the cheapest, and only the tie break may still bring a better one.
*/
var Search = class {
	#steps;
	#budget;
	/** Whoever has spent more goes no further. */
	#most;
	/** By hex the way there; null where there is none. */
	#ways;
	#open = new OpenWays();
	#found = 0;
	constructor(from, steps) {
		this.#steps = steps;
		this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
		this.#most = this.#budget - (steps.least ?? 0);
		this.#ways = new Grid(from, Math.min(32, Math.ceil(this.#budget) + 1));
		const start = new Way(from, 0, this.#found++, void 0, 0);
		this.#ways.set(from[0], from[1], start);
		this.#open.put(start);
	}
	/** Settles the cheapest open hex and gives the way there; undefined once all within the budget are settled. */
	settleNext() {
		const way = this.#open.take();
		if (!way) return void 0;
		way.isSettled = true;
		if (way.cost <= this.#most) this.#lookAround(way);
		return way;
	}
	#lookAround(way) {
		const tie = way.tie + (this.#steps.tieBreak?.(way.at) ?? 0);
		const [q, r] = way.at;
		for (let side = 0; side < DIRECTIONS.length; side++) {
			const step = DIRECTIONS[side];
			this.#look(way, q + step[0], r + step[1], tie);
		}
	}
	wayTo([q, r]) {
		return this.#ways.get(q, r) ?? void 0;
	}
	/** Looks at a hex next to one that has just been settled: it may be new, or better reached from here. */
	#look(from, q, r, tie) {
		const known = this.#ways.get(q, r);
		if (known === void 0) this.#discover(from, [q, r], tie);
		else if (known !== null && !known.isSettled && known.from?.cost === from.cost && tie < known.tie) {
			known.from = from;
			known.tie = tie;
			this.#open.sortAnew(known);
		}
	}
	#discover(from, at, tie) {
		const step = this.#steps.cost(at);
		const way = step !== null && from.cost + step <= this.#budget ? new Way(at, from.cost + step, this.#found++, from, tie) : null;
		this.#ways.set(at[0], at[1], way);
		if (way) this.#open.put(way);
	}
};
// shared/src/kit/walking.ts
/** What it costs to enter open ground: difficult hexes count double. */
function groundCost({ map }, at) {
	return isDifficult(map, at) ? 2 : 1;
}
/** Who holds a hex against somebody who would go through it: an enemy. Allies and the defeated may be passed. */
function enemyIn(table, { side }, at) {
	const holder = occupant(table, at);
	return holder && holder.side !== side ? holder : void 0;
}
/** Whether somebody could go through a hex. */
function isPassable(table, walker, at) {
	return isOpenGround(table.map, at) && !enemyIn(table, walker, at);
}
/** A walk of so many hexes past allies, not past enemies, which ends in a hex that nobody else holds. */
function walkOf(table, walker, budget) {
	return {
		budget,
		cost: (to) => isPassable(table, walker, to) ? groundCost(table, to) : null,
		least: 1,
		mayRest: (at) => !occupant(table, at, walker.id)
	};
}
/**
* What is wrong with a path: it has a gap, a hex that cannot be entered, goes on after a step that ends it, costs more
* than the budget (`tooFar` says it in the rulebook's words), or ends where it may not.
*/
function faultOfPath(from, path, walk, tooFar = () => "too-far") {
	if (!isPath(from, path)) return "bad-input";
	let [total, at, isOver] = [
		0,
		from,
		false
	];
	for (const to of path) {
		if (isOver) return walk.goesOn ?? "blocked";
		const step = walk.cost(to, at);
		if (step === null) return "blocked";
		total += step;
		isOver = walk.isDirected ? walk.stops?.(to, at) ?? false : false;
		at = to;
	}
	if (total > walk.budget) return tooFar(total);
	return walk.mayRest?.(at) === false ? "occupied" : void 0;
}
/** The cheapest way to each hex in reach in which the walk may end: none of them has a fault. */
function* waysOf$1(from, walk) {
	for (const way of reach(from, walk)) if (walk.mayRest?.(way.at) ?? true) yield way;
}
/** The last hex of a trail that nobody else holds: where somebody goes back to who cannot stay where the walk has led. */
function lastFree(table, walker, trail) {
	return trail.findLast((hex) => !occupant(table, hex, walker));
}
// shared/src/rulesets/vigil/table.ts
/** About which actions one wants to be asked: all, all but one's own, none. */
const AUTOPASS = [
	"all",
	"none",
	"own"
];
/** The pending action of that id, wherever on the stack it lies. */
function findEntry(table, id) {
	return table.stack.find((entry) => entry.id === id);
}
/** Whether somebody other than this one holds a hex. */
function isHeldByOther(table, at, id) {
	return occupant(table, at, id) !== void 0;
}
// shared/src/rulesets/vigil/book/landing.ts
/** Ends a travel: where the traveller stands or, if that hex is somebody else's, in its last free one: VIG-76. */
function land(table, { by, travel }) {
	const traveller = findFighter(table, by);
	if (!travel || !traveller || traveller.defeated || !isHeldByOther(table, traveller.at, by)) return;
	const refuge = lastFree(table, by, travel.trail) ?? nearestFree(table, traveller.at);
	if (refuge) place(table, by, refuge, "fell-back");
}
/** Where somebody ends up if others have meanwhile taken every hex it came through. */
function nearestFree(table, at) {
	return range(at, 2 * table.map.radius).find((hex) => !faultOfPlace(table, hex));
}
// shared/src/rulesets/vigil/book/preventing.ts
/** Takes an action off the stack, wherever it lies; what it has done stays done. */
function leave(table, entry) {
	if (!table.stack.includes(entry)) return;
	lift(table, entry);
	land(table, entry);
}
/** Prevents an action: it leaves without effect or dice, and nothing that it cost comes back: VIG-66 to VIG-69. */
function prevent(table, entry, by) {
	emit(table, {
		type: "prevented",
		by,
		target: entry.by,
		name: entry.name,
		clause: "VIG-66"
	});
	leave(table, entry);
}
/** An action comes to nothing because what it needs is no longer so: VIG-37. */
function fizzle(table, entry) {
	emit(table, {
		type: "fizzled",
		by: entry.by,
		name: entry.name,
		clause: "VIG-37"
	});
	leave(table, entry);
}
/** Whether an action is being carried out right now; a travel that waits in a step window is not. */
function isResolving(table, entry) {
	return table.phase === "resolve" && table.stack[0] === entry;
}
/** Drops all that somebody had pending, but for what is being carried out right now: VIG-38. */
function dropPending(table, by) {
	const dropped = table.stack.filter((entry) => entry.by === by && !isResolving(table, entry));
	for (const entry of dropped) {
		emit(table, {
			type: "dropped",
			by,
			name: entry.name,
			clause: "VIG-38"
		});
		leave(table, entry);
	}
}
// shared/src/rulesets/vigil/book/defeat.ts
/** Takes the damage of an attack; without hit points the fighter is out of the fight. */
function hurt(table, target, how) {
	hurt$1(table, target, how.attack - how.defence, {
		...how,
		clause: "VIG-48"
	}, defeat);
}
/** Puts a fighter out of the fight, with all that it had pending. */
function defeat(table, id, by = null) {
	const fighter = fighterOf(table, id);
	fighter.hp = 0;
	fighter.conditions = [];
	fighter.prepared = null;
	fall(table, id, {
		by,
		clause: "VIG-60"
	});
	dropPending(table, id);
	concludeIfDecided(table, end);
}
/** Ends the battle; nothing stays pending. */
function end(table, winner) {
	table.stack.length = 0;
	table.phase = "over";
	conclude(table, winner);
}
// shared/src/kit/purses.ts
/** What is wrong with paying that: `not-enough-` and the first purse that does not hold it. */
function missing(payer, cost, wordsFor) {
	for (const [purse, price] of pricesIn(cost)) {
		const has = payer[purse];
		if (has >= price) continue;
		const fault = excused(payer, {
			code: lackOf(purse),
			...wordsFor?.(purse, price, has)
		});
		if (fault) return fault;
	}
}
/** Takes a cost that has been checked; of what the GM lets happen without it, as much as there is. */
function pay$1(table, target, cost) {
	const payer = fighterOf(table, target);
	const { forced } = fighterOf(table, target);
	const prices = pricesIn(cost).map(([purse, price]) => [purse, forced ? Math.min(price, payer[purse]) : price]).filter(([, price]) => price > 0);
	for (const [purse, price] of prices) payer[purse] -= price;
	if (prices.length > 0) emit(table, {
		type: "paid",
		target,
		...Object.fromEntries(prices)
	});
}
/** Adds to a purse, up to `most` (left out: without a limit); what is above that already stays. Gives how much it was. */
function gain(table, target, resource, amount, { clause, most = Number.POSITIVE_INFINITY }) {
	const purses = fighterOf(table, target);
	const gained = Math.min(amount, Math.max(0, most - purses[resource]));
	if (gained <= 0) return 0;
	purses[resource] += gained;
	emit(table, {
		type: "gained",
		target,
		resource,
		amount: gained,
		now: purses[resource],
		clause
	});
	return gained;
}
function pricesIn(cost) {
	const prices = [];
	for (const purse in cost) prices.push([purse, cost[purse] ?? 0]);
	return prices;
}
// shared/src/rulesets/vigil/book/costs.ts
/** A cost with that of boosts on top. */
function withBoosts(fighter, { vigor = 0, focus = 0 }, boosts) {
	const total = {
		vigor,
		focus
	};
	for (const boost of boosts) {
		const own = boostOf(fighter, boost);
		total.vigor += own.vigor ?? 0;
		total.focus += own.focus ?? 0;
	}
	return total;
}
/** Whether a fighter can pay that. */
function canPay(table, fighter, cost) {
	const { hp } = priceFor(fighter, cost);
	return hp === 0 || table.options.overexertion && fighter.hp - hp >= 1;
}
/** What keeps a fighter from paying. */
function shortage(table, fighter, cost) {
	if (canPay(table, fighter, cost)) return void 0;
	return missing(fighter, cost, (purse, price, has) => ({
		say: TEXT.refusals.lacks(TEXT.table.resources[purse].label.toLowerCase(), price, has),
		clause: "VIG-49"
	}));
}
/** What it takes to pay a cost: vigor and focus as far as there are any, the rest in hit points. */
function priceFor(fighter, { vigor = 0, focus = 0 }) {
	const paid = {
		vigor: Math.min(vigor, fighter.vigor),
		focus: Math.min(focus, fighter.focus)
	};
	return {
		...paid,
		hp: vigor - paid.vigor + focus - paid.focus
	};
}
/** Pays what a check has found affordable. */
function pay(table, fighter, cost) {
	const price = priceFor(fighter, cost);
	pay$1(table, fighter.id, canPay(table, fighter, cost) ? price : {
		...price,
		hp: 0
	});
}
// shared/src/rulesets/vigil/book/params.ts
/** Boosts may go with it. */
const BOOSTED = { boosts: optional(listOf(thing(BOOSTS))) };
/** No boosts may go with it: `bad-input`, section 6.1. */
const UNBOOSTED = { boosts: nothing };
/** What an ability or a prepared action may be aimed at, and its boosts. */
const AIMED = {
	target: optional(fighter$1),
	to: optional(hex),
	boost: optional(thing(BOOSTS)),
	boosts: optional(listOf(thing(BOOSTS)))
};
const LONGEST_NOTE = 200;
/** A free text that only is shown: VIG-R18. */
const NOTED = { note: optional(text(LONGEST_NOTE)) };
/** To be written by whoever does it. */
const NOTE_AXES = { note: {
	type: "text",
	most: LONGEST_NOTE
} };
/** A regular action to be made ready: VIG-62. */
const preparable = record$1({
	do: oneOf([
		"attack",
		"use",
		"check"
	]),
	weapon: optional(named$1(WEAPONS)),
	ability: optional(oneOf(REGULAR_ABILITIES)),
	stat: optional(oneOf(STATS))
});
/** The smaller movements of a travel. */
const MINOR = { minor: optional(listOf(record$1({
	do: oneOf(["drop", "draw"]),
	weapon: optional(named$1(WEAPONS))
}), 2)) };
/** The smaller movements as they are carried out, each at most once, a weapon with a draw alone; undefined if they are malformed. */
function readMinor(given) {
	const isTwice = new Set(given.map((one) => one.do)).size < given.length;
	const isUnsaid = given.some(({ do: what, weapon }) => what === "draw" && !weapon);
	if (isTwice || isUnsaid) return void 0;
	return given.map((one) => one.do === "drop" ? { do: one.do } : one);
}
/** The boosts that an answer has been given with. */
function boostsOf({ boosts }) {
	return readValues(BOOSTED, { boosts })?.boosts ?? [];
}
/** What an ability or a prepared action is aimed at: as much as it cannot do without; undefined if that is missing. */
function aimOf({ target, to, boost }, needs) {
	if (needs === "target") return target === void 0 ? void 0 : { target };
	if (needs === "to") return to && { to };
	if (needs === "boost") return boost && { boost };
	return {};
}
// shared/src/rulesets/vigil/book/defence.ts
const ACTIVE = { vigor: 1 };
/** Whether an attack is made with a thrown or ranged weapon, as its target knows: who attacks may be gone, or unseen. */
function isMissile(target, { weapon }) {
	return weapon !== void 0 && weaponOf(target, weapon).kind !== "melee";
}
/** Whether somebody's shield is worn: not behind a weapon for two hands. */
function wearsShield(fighter) {
	const { shield, wielded } = fighter;
	return shield !== null && (wielded === null || weaponOf(fighter, wielded).hands < 2);
}
/** Asks the target how it meets the attack, if it can do anything but take it: VIG-54. */
function* askDefence(table, attack) {
	const answer = yield* ask(defendQuestion(attack));
	const target = attack.target === void 0 ? void 0 : table.fighters[attack.target];
	if (answer.option !== "active" || !target) return "passive";
	const boosts = boostsOf(answer);
	pay(table, target, withBoosts(target, ACTIVE, boosts));
	emit(table, {
		type: "defended",
		by: target.id,
		target: attack.by,
		boosts,
		clause: "VIG-54"
	});
	return { boosts };
}
function defendQuestion(attack) {
	const target = attack.target ?? "";
	return {
		for: target,
		kind: "defend",
		choices: (seen) => {
			const fighter = seen.fighters[target];
			if (!fighter || fighter.defeated || !canDefendActively(seen, fighter, attack)) return [];
			const check = (params) => defenceFault(seen, fighter, attack, params);
			const choices = boostChoices(knownBoosts(fighter).filter((boost) => fitsDefence(fighter, boost, attack)));
			const variants = () => choices.map((boosts) => boosts.length > 0 ? { boosts } : {}).filter((params) => check(params) === void 0);
			return [{
				option: "active",
				params: BOOSTED,
				variants,
				check
			}, {
				option: "pass",
				params: UNBOOSTED
			}];
		},
		concerns: (seen) => isStanding(seen, target) && !attack.boosts.includes("feint"),
		fallback: { option: "pass" }
	};
}
/** Whether an active defence is among the options. */
function canDefendActively(table, target, attack) {
	if (attack.boosts.includes("feint")) return false;
	const plain = canPay(table, target, ACTIVE);
	if (!isMissile(target, attack) || wearsShield(target)) return plain;
	return target.abilities.includes("deflect") && !isAmbushed(table, target) && canPay(table, target, withBoosts(target, ACTIVE, ["deflect"]));
}
/** What is wrong with an active defence with these parameters. */
function defenceFault(table, target, attack, params) {
	const boosts = boostsOf(params);
	if (boosts.length > 0 && isAmbushed(table, target)) return "prevented";
	if (!(!isMissile(target, attack) || wearsShield(target) || boosts.includes("deflect"))) return "no-shield";
	return boostFault(target, boosts, (boost) => fitsDefence(target, boost, attack)) ?? shortage(table, target, withBoosts(target, ACTIVE, boosts));
}
function fitsDefence(target, boost, attack) {
	return boost === "brace" || boost === "deflect" && isMissile(target, attack);
}
/** Which stat a defence is made with, and its dice of advantage; prone is counted by the check itself. */
function defenceCheck(table, target, attack, defence) {
	const cover = isMissile(target, attack) && isCover(table.map, target.at) ? 1 : 0;
	if (defence === "passive") return {
		stat: "toughness",
		advantage: armorDice(target) - 2 + cover
	};
	const shield = wearsShield(target) ? shieldDice(target) : 0;
	const boosts = boostDice(target, defence.boosts);
	return {
		stat: "defend",
		advantage: armorDice(target) + shield + boosts + cover
	};
}
/** The target of an attack, if it is still there to be hit. */
function targetOf(table, { target }) {
	const fighter = target === void 0 ? void 0 : table.fighters[target];
	return fighter && !fighter.defeated ? fighter : void 0;
}
/** The one who does an action. */
function actorOf(table, { by }) {
	return fighterOf(table, by);
}
// shared/src/hex/line.ts
/** How far the two lines of sight are moved off the one between the centres. Source: cases/FORMAT.md. */
const NUDGE = 1e-6;
/** The i-th of `length` steps along the line from `a` to `b`, moved by (nudge, 2 nudge, -3 nudge). */
function sample(a, b, i, length, nudge) {
	const part = i / length;
	return round(a[0] + (b[0] - a[0]) * part + nudge, a[1] + (b[1] - a[1]) * part + 2 * nudge);
}
/** Whether two hexes see each other: at least one of the two lines meets no wall. Source: cases/FORMAT.md. */
function hasLineOfSight(map, a, b) {
	return isClear(map, a, b, NUDGE) || isClear(map, a, b, -1e-6);
}
function isClear(map, a, b, nudge) {
	const length = distance(a, b);
	for (let i = 1; i < length; i++) if (isWall(map, sample(a, b, i, length, nudge))) return false;
	return true;
}
// shared/src/rulesets/vigil/book/sight.ts
/** Whether one hex is within so many hexes of the other, and seen from it. */
function isWithin(table, from, to, most) {
	return distance(from, to) <= most && hasLineOfSight(table.map, from, to);
}
/** What keeps a fighter from something within so many hexes. */
function rangeFault(table, actor, to, most) {
	const away = distance(actor.at, to);
	if (away > most) {
		const fault = excused(actor, {
			code: "out-of-range",
			say: TEXT.refusals.outOfRange(away, most)
		});
		if (fault) return fault;
	}
	return hasLineOfSight(table.map, actor.at, to) ? void 0 : excused(actor, "no-line-of-sight");
}
/** The reach of the melee weapon in hand, otherwise 1; unless the GM has set another. */
function reachOf(fighter) {
	const { wielded, reach } = fighter;
	if (reach !== null) return reach;
	const weapon = wielded === null ? void 0 : weaponOf(fighter, wielded);
	return weapon?.kind === "melee" ? weapon.reach : 1;
}
/** Whether an enemy threatens a hex. */
function threatens(table, enemy, at) {
	return isWithin(table, enemy.at, at, reachOf(enemy));
}
// shared/src/rulesets/vigil/book/attack.ts
/** What is wrong with an enemy as a target within so many hexes. */
function enemyFault(table, actor, { target = "" }, most) {
	const enemy = enemyOf(table, actor.id, target);
	return enemy ? rangeFault(table, actor, enemy.at, most) : "no-such-target";
}
/** What is wrong with using a weapon: it must be carried, and in hand. */
function weaponFault({ weapons, wielded }, weapon) {
	if (weapon === "unarmed") return void 0;
	if (!weapons.includes(weapon)) return "no-such-item";
	return wielded === weapon ? void 0 : "not-wielded";
}
/** Whether a boost may be added to an attack with a weapon of that kind. */
function fitsAttack(boost, kind) {
	if (kind !== "melee") return boost === "careful-aim";
	return boost === "power-strike" || boost === "feint" || boost === "knock-down";
}
/** The check that an attack with a weapon is made with, and the dice that the weapon brings. */
function weaponCheck(attacker, weapon = "unarmed") {
	const { kind, dice } = weaponOf(attacker, weapon);
	return {
		stat: kind === "melee" ? "assault" : "shooting",
		advantage: dice
	};
}
/** What an attack is declared with. */
const ATTACK = {
	weapon: named$1(WEAPONS),
	target: fighter$1,
	...BOOSTED
};
/** An attack with a weapon as a regular action, or prepared as one: VIG-48 to VIG-52. */
const attack = {
	slot: "regular",
	needs: "target",
	cost: (actor, { weapon }) => weaponOf(actor, weapon).kind === "melee" ? { vigor: 1 } : { focus: 1 },
	means: (_table, actor, { weapon }) => weaponFault(actor, weapon),
	aim(table, actor, act) {
		const { weapon } = act;
		return enemyFault(table, actor, act, weaponOf(actor, weapon).reach) ?? (actor.unloaded.includes(weapon) ? excused(actor, "not-loaded") : void 0);
	},
	hosts: (boost, { weapon }, actor) => fitsAttack(boost, weaponOf(actor, weapon).kind),
	isChecked: () => true,
	weapon: (_actor, { weapon }) => weapon,
	*candidates(table, actor, given) {
		const own = actor.wielded === null ? ["unarmed"] : [actor.wielded, "unarmed"];
		const weapons = given.weapon ? [given.weapon] : own;
		for (const weapon of weapons) {
			const { reach } = weaponOf(actor, weapon);
			for (const target of targets(table, actor, "enemies", reach)) yield {
				weapon,
				target
			};
		}
	},
	attack: weaponCheck,
	*script(table, entry) {
		yield* strike(table, entry, weaponCheck(actorOf(table, entry), entry.weapon));
	}
};
/**
* An attack is carried out: the target chooses its defence, then both roll, and the difference is damage. Who makes
* the attack is kept over the question: VIG-38 lets it run to its end even if the attacker is gone by then.
*/
function* strike(table, entry, check) {
	const attacker = actorOf(table, entry);
	const defence = yield* askDefence(table, entry);
	const target = targetOf(table, entry);
	if (!target) {
		fizzle(table, entry);
		return;
	}
	shoot(attacker, entry);
	const attack = rollCheck(table, attacker, check.stat, advantageOf(attacker, entry, check.advantage));
	const guard = defenceCheck(table, target, entry, defence);
	const defending = rollCheck(table, target, guard.stat, guard.advantage);
	const setDie = attack.setDie ?? defending.setDie;
	const sums = {
		by: attacker.id,
		attack: attack.total,
		defence: defending.total,
		...setDie && { setDie }
	};
	if (attack.total <= defending.total) {
		emit(table, {
			type: "withstood",
			target: target.id,
			...sums,
			clause: "VIG-48"
		});
		return;
	}
	hurt(table, target.id, sums);
	knockDown(table, attacker, target, entry);
}
/** Dice of advantage of an action's own check: what it brings itself, its boosts, less what others laid on it. */
function advantageOf(actor, { boosts, disadvantage }, own) {
	return own + boostDice(actor, boosts) - disadvantage;
}
/** A weapon that takes long to reload is empty once it has been shot. */
function shoot(attacker, { weapon }) {
	if (weapon === void 0 || !weaponOf(attacker, weapon).isLongReload) return;
	attacker.unloaded = [.../* @__PURE__ */ new Set([...attacker.unloaded, weapon])].sort();
}
function knockDown(table, attacker, target, entry) {
	if (entry.boosts.includes("knock-down") && !target.defeated && !isTooLarge(attacker, target)) afflict(table, target.id, "prone", attacker.id);
}
/** Whether a target is two or more sizes larger. */
function isTooLarge(actor, target) {
	return SIZES.indexOf(target.size) - SIZES.indexOf(actor.size) >= 2;
}
/** Whether a pending action is an attack, prepared or not. */
function isAttack({ name }) {
	return name === "attack" || name === "quick-strike" || name === "firebolt";
}
// shared/src/rulesets/vigil/book/abilities/contest.ts
/** The opposed check of an action: first who acts, then the opponent; a tie goes to who acts. */
function contest(table, entry, actor, opponent) {
	const { stat, against } = numbersOf(actor, entry.name);
	const mine = rollCheck(table, actor, stat, advantageOf(actor, entry, 0));
	const theirs = rollCheck(table, opponent, against, 0);
	const success = succeeds(mine.total, theirs.total);
	emit(table, {
		type: success ? "succeeded" : "failed",
		by: actor.id,
		target: opponent.id,
		name: entry.name,
		...theirs,
		...mine,
		difficulty: theirs.total
	});
	return success;
}
// shared/src/rulesets/vigil/book/abilities/bound.ts
const bound = {
	slot: "quick",
	isBound: true
};
/** The enemy whose action is answered, if it is seen within so many hexes. */
function enemyBehind(table, actor, parent, most) {
	const enemy = parent && table.fighters[parent.by];
	return enemy && areEnemies(actor, enemy) && isWithin(table, actor.at, enemy.at, most) ? enemy : void 0;
}
function unless(isFit) {
	return isFit ? void 0 : "no-such-target";
}
/** An opposed check with whoever does the answered action, which is prevented if it succeeds: VIG-28. */
function oppose(table, entry) {
	const parent = findEntry(table, entry.parent);
	const enemy = parent && table.fighters[parent.by];
	if (!parent || !enemy) return;
	if (contest(table, entry, actorOf(table, entry), enemy)) prevent(table, parent, entry.by);
}
/** Getting in the way of an enemy's attack. */
const disrupt = {
	...bound,
	cost: (actor) => costOf(actor, "disrupt"),
	aim(table, actor, _act, parent) {
		return unless(parent !== void 0 && isAttack(parent) && enemyBehind(table, actor, parent, reachOf(actor)) !== void 0);
	},
	hosts: (boost) => boost === "press",
	isChecked: () => true,
	effect: oppose
};
/** Standing in an enemy's way. */
const blockPath = {
	...bound,
	cost: (actor) => costOf(actor, "block-path"),
	aim(table, actor, _act, parent) {
		const isTravel = parent?.name === "move" || parent?.name === "traverse" || parent?.name === "stunt";
		const enemy = enemyBehind(table, actor, parent, reachOf(actor));
		if (!isTravel || !enemy) return "no-such-target";
		return isTooLarge(actor, enemy) ? excused(actor, "too-large") : void 0;
	},
	hosts: (boost) => boost === "press",
	isChecked: () => true,
	effect: oppose
};
/** Undoing an enemy's quick action. */
const foil = {
	...bound,
	cost: (actor) => costOf(actor, "foil"),
	aim: (table, actor, _act, parent) => unless(parent?.slot === "quick" && enemyBehind(table, actor, parent, numbersOf(actor, "foil").range) !== void 0),
	effect(table, entry) {
		const parent = findEntry(table, entry.parent);
		if (parent) prevent(table, parent, entry.by);
	}
};
/** Making an enemy's check harder. */
const distract = {
	...bound,
	cost: (actor) => costOf(actor, "distract"),
	aim: (table, actor, _act, parent) => unless(parent?.isChecked === true && enemyBehind(table, actor, parent, numbersOf(actor, "distract").range) !== void 0),
	effect(table, entry) {
		const parent = findEntry(table, entry.parent);
		if (!parent) return;
		parent.disadvantage += numbersOf(actorOf(table, entry), "distract").dice;
		emit(table, {
			type: "distracted",
			by: entry.by,
			target: parent.by,
			name: parent.name
		});
	}
};
/** Taking one boost off an enemy's action: VIG-75. */
const unsettle = {
	...bound,
	needs: "boost",
	cost: (actor) => costOf(actor, "unsettle"),
	aim(table, actor, { boost }, parent) {
		return unless(parent?.boosts.includes(boost) === true && enemyBehind(table, actor, parent, numbersOf(actor, "unsettle").range) !== void 0);
	},
	candidates: (_table, _actor, _given, parent) => kindsIn(parent?.boosts ?? []).map((boost) => ({ boost })),
	effect(table, entry) {
		const parent = findEntry(table, entry.parent);
		const boost = entry.act.boost;
		if (!parent) return;
		parent.boosts = without(parent.boosts, boost);
		const { by, name } = parent;
		emit(table, {
			type: "unsettled",
			by: entry.by,
			target: by,
			name,
			boost,
			clause: "VIG-75"
		});
	}
};
/** Stepping out of the way of what an enemy aims at oneself. */
const sidestep = {
	...bound,
	needsFooting: true,
	needs: "to",
	cost: (actor) => costOf(actor, "sidestep"),
	aim(table, actor, { to }, parent) {
		const enemy = parent && table.fighters[parent.by];
		if (!enemy || !areEnemies(actor, enemy) || parent.target !== actor.id) return "no-such-target";
		if (!isAdjacent(actor.at, to)) return "out-of-range";
		return faultOfPlace(table, to, actor.id);
	},
	candidates: (_table, actor, _given, parent) => parent?.target === actor.id ? neighbours(actor.at).map((to) => ({ to })) : [],
	lands: (_table, _actor, { to }) => to,
	effect: (table, entry) => place(table, entry.by, entry.act.to, "sidestepped")
};
/** Taking an adjacent ally's place as the target of an attack. */
const intercept = {
	...bound,
	needsFooting: true,
	cost: (actor) => costOf(actor, "intercept"),
	aim(table, actor, _act, parent) {
		const enemy = parent && table.fighters[parent.by];
		const ally = parent?.target === void 0 ? void 0 : table.fighters[parent.target];
		if (!enemy || !ally || !isAttack(parent) || !areEnemies(actor, enemy)) return "no-such-target";
		return unless(ally.id !== actor.id && !ally.defeated && !areEnemies(actor, ally) && isAdjacent(actor.at, ally.at));
	},
	effect(table, entry) {
		const parent = findEntry(table, entry.parent);
		const actor = actorOf(table, entry);
		const ally = parent?.target === void 0 ? void 0 : table.fighters[parent.target];
		if (!parent || !ally) return;
		const [here, there] = [actor.at, ally.at];
		place(table, ally.id, here, "swapped");
		place(table, actor.id, there, "swapped");
		parent.target = actor.id;
		emit(table, {
			type: "intercepted",
			by: actor.id,
			target: ally.id,
			name: parent.name,
			clause: "VIG-R16"
		});
	}
};
// shared/src/rulesets/vigil/book/abilities/free.ts
function meleeWeaponOf(fighter) {
	const { wielded } = fighter;
	return wielded !== null && weaponOf(fighter, wielded).kind === "melee" ? wielded : null;
}
function hastyCheck(attacker, weapon) {
	const { stat, advantage } = weaponCheck(attacker, weapon);
	return {
		stat,
		advantage: advantage + numbersOf(attacker, "quick-strike").dice
	};
}
const enemiesInReach = (table, actor) => targets(table, actor, "enemies", reachOf(actor)).map((target) => ({ target }));
/** A hasty attack with the melee weapon in hand. */
const quickStrike = {
	slot: "quick",
	needs: "target",
	cost: (actor) => costOf(actor, "quick-strike"),
	means: (_table, actor) => meleeWeaponOf(actor) === null ? "not-wielded" : void 0,
	aim: (table, actor, act) => enemyFault(table, actor, act, reachOf(actor)),
	hosts: (boost) => fitsAttack(boost, "melee"),
	isChecked: () => true,
	weapon: meleeWeaponOf,
	candidates: enemiesInReach,
	attack: hastyCheck,
	*script(table, entry) {
		yield* strike(table, entry, hastyCheck(actorOf(table, entry), entry.weapon));
	}
};
/** Sweeping somebody off their feet. */
const trip = {
	slot: "quick",
	needs: "target",
	cost: (actor) => costOf(actor, "trip"),
	aim(table, actor, act) {
		const fault = enemyFault(table, actor, act, reachOf(actor));
		if (fault === "no-such-target") return fault;
		const target = table.fighters[act.target ?? ""];
		if (target && has(target, "prone")) return "no-such-target";
		if (target && isTooLarge(actor, target) && !isWaived(actor, "too-large")) return "too-large";
		return fault;
	},
	hosts: (boost) => boost === "press",
	isChecked: () => true,
	candidates: enemiesInReach,
	effect(table, entry) {
		const actor = actorOf(table, entry);
		const target = targetOf(table, entry);
		if (target && contest(table, entry, actor, target)) afflict(table, target.id, "prone", actor.id);
	}
};
/** Healing oneself or an ally. */
const mend = {
	slot: "quick",
	needs: "target",
	cost: (actor) => costOf(actor, "mend"),
	aim(table, actor, { target = "" }) {
		const friend = friendOf(table, actor.id, target);
		if (!friend || friend.hp >= friend.maxHp) return "no-such-target";
		return rangeFault(table, actor, friend.at, numbersOf(actor, "mend").range);
	},
	candidates: (table, actor) => targets(table, actor, "friends", numbersOf(actor, "mend").range).map((target) => ({ target })),
	effect(table, entry) {
		const target = targetOf(table, entry);
		if (!target) return;
		const { dice, total } = rollHealing(table);
		heal(table, target.id, total, {
			by: entry.by,
			dice
		});
	}
};
// shared/src/rulesets/vigil/book/abilities/regular.ts
/** Catching one's breath: the only way to get vigor back in a fight. */
const breathe = {
	slot: "regular",
	cost: () => ({}),
	effect(table, entry) {
		const actor = actorOf(table, entry);
		const { id, maxVigor } = actor;
		gain(table, id, "vigor", numbersOf(actor, "breathe").gain, {
			most: maxVigor,
			clause: "VIG-R11"
		});
	}
};
const enemiesInRangeOf = (ability) => (table, actor) => targets(table, actor, "enemies", numbersOf(actor, ability).range).map((target) => ({ target }));
function spellCheck(caster) {
	const { stat, dice } = numbersOf(caster, "firebolt");
	return {
		stat,
		advantage: dice
	};
}
/** An attack by a spell, which is no weapon. */
const firebolt = {
	slot: "regular",
	needs: "target",
	cost: (actor) => costOf(actor, "firebolt"),
	aim: (table, actor, act) => enemyFault(table, actor, act, numbersOf(actor, "firebolt").range),
	isChecked: () => true,
	candidates: enemiesInRangeOf("firebolt"),
	attack: spellCheck,
	*script(table, entry) {
		yield* strike(table, entry, spellCheck(actorOf(table, entry)));
	}
};
/** Holding an enemy in place. */
const bind = {
	slot: "regular",
	needs: "target",
	cost: (actor) => costOf(actor, "bind"),
	aim: (table, actor, act) => enemyFault(table, actor, act, numbersOf(actor, "bind").range),
	hosts: (boost) => boost === "press",
	isChecked: () => true,
	candidates: enemiesInRangeOf("bind"),
	effect(table, entry) {
		const actor = actorOf(table, entry);
		const target = targetOf(table, entry);
		if (target && contest(table, entry, actor, target)) afflict(table, target.id, "held", actor.id);
	}
};
/** Frightening every enemy near by. */
const roar = {
	slot: "regular",
	cost: (actor) => costOf(actor, "roar"),
	effect(table, entry) {
		const actor = actorOf(table, entry);
		const { range, against, difficulty } = numbersOf(actor, "roar");
		for (const enemy of enemiesOf(table, actor.id)) {
			if (!isWithin(table, actor.at, enemy.at, range)) continue;
			if (!succeeds(rollCheck(table, enemy, against, 0).total, difficulty)) afflict(table, enemy.id, "dazed", actor.id);
		}
	}
};
// shared/src/rulesets/vigil/book/movement.ts
/** How many hexes somebody with such modifiers travels. */
function movementBy({ athletics }) {
	return 5 + Math.floor(athletics / 2);
}
/** What a travel is declared with. */
const TRAVEL = {
	path,
	...MINOR,
	...BOOSTED
};
/** A travel: a path of hexes each next to the one before, or none at all with a smaller movement. */
function readTravel(act, table, by) {
	const minor = readMinor(act.minor ?? []);
	const { path } = act;
	if (!minor || path.length === 0 && minor.length === 0) return void 0;
	const traveller = findFighter(table, by);
	const isUnknown = ({ weapon }) => weapon !== void 0 && !isWeapon(traveller, weapon);
	if (act.minor?.some(isUnknown)) return void 0;
	const from = traveller?.at;
	return path.every((hex, index) => {
		const before = index === 0 ? from : path[index - 1];
		return before === void 0 || isAdjacent(before, hex);
	}) ? {
		...act,
		minor
	} : void 0;
}
/** How far a travel goes with its boosts. */
function travelLength(traveller, length, boosts) {
	return boosts.reduce((sum, boost) => sum + (boostOf(traveller, boost).hexes ?? 0), length);
}
function pathFault(table, traveller, path, length) {
	if (path.length === 0) return void 0;
	const tooFar = (cost) => ({
		code: "too-far",
		say: TEXT.refusals.tooFar(cost, length),
		clause: "VIG-15"
	});
	return faultOfPath(traveller.at, path, walkOf(table, traveller, length), tooFar);
}
/** What is wrong with the smaller movements: VIG-23. */
function minorMeans(fighter, minor) {
	const { weapons, wielded } = fighter;
	let hand = wielded;
	let carried = weapons;
	for (const { weapon } of minor) if (weapon) {
		if (!carried.includes(weapon)) return "no-such-item";
		hand = weapon;
	} else {
		if (hand === null || weaponOf(fighter, hand).isNatural) return "not-wielded";
		carried = carried.filter((weapon) => weapon !== hand);
		hand = null;
	}
}
function isHandFull({ wielded }, minor) {
	const [first] = minor;
	return first?.do === "draw" && wielded !== null;
}
/** Travelling along a path: VIG-15 to VIG-17, VIG-23, VIG-24, VIG-76. */
const move = {
	slot: "movement",
	needsFooting: true,
	cost: () => ({}),
	means: (_table, actor, { minor = [] }) => minorMeans(actor, minor),
	aim(table, actor, { path, boosts = [], minor = [] }) {
		return pathFault(table, actor, path, travelLength(actor, movementValue(actor), [...boosts])) ?? (isHandFull(actor, minor) ? "hands-full" : void 0);
	},
	recheck(_table, actor, { act: { path, minor = [] } }) {
		const [first] = path;
		return (first === void 0 || isAdjacent(actor.at, first)) && minorMeans(actor, minor) === void 0 && !isHandFull(actor, minor);
	},
	hosts: (boost) => boost === "dash",
	*candidates(table, actor) {
		const length = movementValue(actor);
		const dashed = actor.abilities.includes("dash") ? travelLength(actor, length, ["dash"]) : length;
		for (const { path, cost } of waysOf$1(actor.at, walkOf(table, actor, dashed))) yield cost > length ? {
			path,
			boosts: ["dash"]
		} : { path };
		yield* minorCandidates(actor);
	},
	*advance(table, entry) {
		return entry.travel && (yield* goOn(table, entry, entry.travel));
	}
};
function* minorCandidates({ weapons, wielded }) {
	const drop = { do: "drop" };
	if (wielded !== null) yield {
		path: [],
		minor: [drop]
	};
	for (const weapon of weapons) {
		if (weapon === wielded) continue;
		const draw = {
			do: "draw",
			weapon
		};
		yield {
			path: [],
			minor: wielded === null ? [draw] : [drop, draw]
		};
	}
}
/** Goes on from where the traveller stands, until it arrives, is stopped, or must be offered its next step. */
function* goOn(table, entry, travel) {
	const { path, minor = [] } = entry.act;
	const traveller = fighterOf(table, entry.by);
	let bumped;
	if (travel.made === 0) for (const one of minor) doMinor(table, traveller, one);
	for (let next = path[travel.made]; next; next = path[travel.made]) {
		if (!canStep(table, traveller, entry, travel, next)) break;
		if (!isPassable(table, traveller, next)) {
			bumped = next;
			break;
		}
		const watchers = offerStep(table, traveller, travel);
		if (watchers) return watchers;
		step(table, traveller, travel, next);
	}
	const { at } = traveller;
	land(table, entry);
	if (!isSame$1(traveller.at, at)) bumped ??= at;
	if (bumped) yield* comeUpon(table, entry.by, bumped);
}
function canStep(table, traveller, { boosts }, travel, next) {
	if (!hasFooting(traveller)) return false;
	if (!isAdjacent(traveller.at, next)) return false;
	return travel.spent + groundCost(table, next) <= travelLength(traveller, travel.length, boosts);
}
/** Those who threaten the hex that the next step would leave, if it is not the first and has not been offered. */
function offerStep(table, traveller, travel) {
	if (travel.made === 0 || travel.offered > travel.made || !table.options.stepWindows) return void 0;
	travel.offered = travel.made + 1;
	const watchers = enemiesOf(table, traveller.id).filter((enemy) => threatens(table, enemy, traveller.at));
	return watchers.length > 0 ? new Set(watchers.map(({ id }) => id)) : void 0;
}
function step(table, traveller, travel, next) {
	travel.spent += groundCost(table, next);
	travel.made += 1;
	travel.trail.push(next);
	place(table, traveller.id, next, "moved");
}
function doMinor(table, fighter, { weapon: drawn }) {
	if (drawn) {
		fighter.wielded = drawn;
		emit(table, {
			type: "drew",
			by: fighter.id,
			weapon: drawn,
			clause: "VIG-23"
		});
		return;
	}
	const weapon = fighter.wielded;
	fighter.weapons = fighter.weapons.filter((other) => other !== weapon);
	fighter.unloaded = fighter.unloaded.filter((other) => other !== weapon);
	fighter.wielded = null;
	emit(table, {
		type: "dropped-weapon",
		by: fighter.id,
		weapon,
		clause: "VIG-23"
	});
}
// shared/src/kit/rulings.ts
/** Asks the GM for a ruling, in the prompt `rule`, and tells of it; null once it does not matter any more. */
function* askForRuling(table, { about, kind, options, fallback, clause, matters }) {
	const isOpen = matters ?? ((seen) => isStanding(seen, about));
	const answer = yield* ask({
		for: "gm",
		kind: "rule",
		choices: (seen) => isOpen(seen) ? options.map((option) => ({ option })) : [],
		fallback: { option: fallback }
	});
	if (!answer || !isOpen(table)) return null;
	const ruling = answer.option;
	emit(table, {
		type: "ruled",
		by: "gm",
		target: about,
		kind,
		ruling,
		...clause && { clause }
	});
	return ruling;
}
// shared/src/rulesets/vigil/book/rulings.ts
/** What the GM may rule on something the rules leave open, and the difficulty that it sets. */
const RULINGS = {
	deny: null,
	easy: 8,
	hard: 14,
	"no-check": null,
	normal: 11
};
const BY_DEFAULT = "normal";
const OPTIONS$1 = Object.keys(RULINGS);
/** Asks the GM how hard an action is. */
function* askRuling(table, entry) {
	return (yield* askForRuling(table, {
		about: entry.by,
		kind: entry.name,
		options: OPTIONS$1,
		fallback: BY_DEFAULT,
		clause: "VIG-R13",
		matters: () => true
	})) ?? BY_DEFAULT;
}
/** Makes the check that a ruling asks for, and notes its result. Gives whether the action succeeds. */
function checkAsRuled(table, actor, entry, ruling) {
	return checkAgainst(table, actor, entry, entry.act.stat, RULINGS[ruling]);
}
/** Makes a check against a difficulty (null: none is needed), and notes its result on the actor. */
function checkAgainst(table, actor, entry, stat, difficulty) {
	const rolled = difficulty === null ? null : rollCheck(table, actor, stat, -entry.disadvantage);
	actor.checkResult = rolled?.total ?? null;
	actor.checkSuccess = difficulty === null || succeeds(actor.checkResult ?? 0, difficulty);
	const { checkResult: total, checkSuccess: success } = actor;
	const told = {
		by: actor.id,
		name: entry.name,
		difficulty,
		...rolled,
		total
	};
	emit(table, {
		type: success ? "succeeded" : "failed",
		...told
	});
	return success;
}
// shared/src/rulesets/vigil/book/other-movement.ts
/** What the weapon taken in hand is. */
const SWITCH = {
	weapon: nullable(named$1(WEAPONS)),
	...UNBOOSTED
};
/** Taking another weapon in hand, or none. */
const switchWeapon = {
	slot: "movement",
	cost: () => ({}),
	means: (_table, { weapons }, { weapon }) => weapon === null || weapons.includes(weapon) ? void 0 : "no-such-item",
	*candidates(_table, { weapons, wielded }) {
		for (const weapon of [...weapons, null]) if (weapon !== wielded) yield { weapon };
	},
	effect(table, entry) {
		const fighter = actorOf(table, entry);
		fighter.wielded = entry.act.weapon;
		emit(table, {
			type: "switched",
			by: entry.by,
			weapon: fighter.wielded,
			clause: "VIG-18"
		});
	}
};
const RELOAD = {
	weapon: named$1(WEAPONS),
	...UNBOOSTED
};
/** Loading a weapon that takes a movement action for it. */
const reload = {
	slot: "movement",
	cost: () => ({}),
	means(_table, { weapons, wielded }, { weapon }) {
		if (!weapons.includes(weapon)) return "no-such-item";
		return wielded === weapon ? void 0 : "not-wielded";
	},
	aim: (_table, { unloaded }, { weapon }) => unloaded.includes(weapon) ? void 0 : "already-loaded",
	*candidates(_table, { unloaded }) {
		for (const weapon of unloaded) yield { weapon };
	},
	effect(table, entry) {
		const fighter = actorOf(table, entry);
		fighter.unloaded = fighter.unloaded.filter((weapon) => weapon !== entry.act.weapon);
		emit(table, {
			type: "reloaded",
			by: entry.by,
			weapon: entry.act.weapon,
			clause: "VIG-19"
		});
	}
};
/** Getting up. */
const stand = {
	slot: "movement",
	cost: () => ({}),
	*candidates(_table, actor) {
		if (has(actor, "prone")) yield {};
	},
	effect(table, entry) {
		relieve(table, entry.by, "prone");
	}
};
/** The way a feature leads from where somebody stands; undefined if it does not begin there. */
function wayAlong({ kind, from, to }, at) {
	if (isSame$1(from, at)) return to;
	return kind === "ladder" && isSame$1(to, at) ? from : void 0;
}
function featureOf(table, id) {
	return table.options.features.find((feature) => feature.id === id);
}
const TRAVERSE = {
	feature: anId(),
	...UNBOOSTED
};
/** Climbing, swinging and the like: VIG-20. */
const traverse = {
	slot: "movement",
	needsFooting: true,
	cost: () => ({}),
	aim(table, actor, { feature: id }) {
		const feature = featureOf(table, id);
		if (!feature) return "no-such-target";
		const to = wayAlong(feature, actor.at);
		if (!to) return "out-of-range";
		return isHeldByOther(table, to, actor.id) ? "occupied" : void 0;
	},
	lands(table, actor, { feature: id }) {
		const feature = featureOf(table, id);
		return feature && wayAlong(feature, actor.at);
	},
	isChecked: (table, { feature }) => (featureOf(table, feature)?.difficulty ?? null) !== null,
	*candidates(table, actor) {
		for (const feature of table.options.features) if (wayAlong(feature, actor.at)) yield { feature: feature.id };
	},
	effect(table, entry) {
		const actor = actorOf(table, entry);
		const feature = featureOf(table, entry.act.feature);
		const to = feature && wayAlong(feature, actor.at);
		if (!feature || !to) return;
		if (checkAgainst(table, actor, entry, feature.stat, feature.difficulty)) place(table, actor.id, to, "traversed");
	}
};
function landingFault(table, actor, to, length) {
	if (!isOpenGround(table.map, to)) return "blocked";
	if (distance(actor.at, to) > length) return "too-far";
	return isSame$1(to, actor.at) || isHeldByOther(table, to, actor.id) ? "occupied" : void 0;
}
const STUNT = {
	to: hex,
	stat: oneOf(STATS),
	...NOTED,
	...UNBOOSTED
};
/** Any other way to get somewhere, which the GM judges: VIG-22. */
const stunt = {
	slot: "movement",
	needsFooting: true,
	cost: () => ({}),
	aim: (table, actor, { to }) => landingFault(table, actor, to, movementValue(actor)),
	recheck: (table, actor, { act, travel }) => landingFault(table, actor, act.to, travel?.length ?? 0) === void 0,
	lands: (_table, _actor, { to }) => to,
	isChecked: () => true,
	*candidates(table, actor) {
		for (const to of range(actor.at, movementValue(actor)).slice(1)) {
			if (!isOpenGround(table.map, to)) continue;
			for (const stat of ["athletics", "dexterity"]) yield {
				to,
				stat
			};
		}
	},
	*script(table, entry) {
		const actor = actorOf(table, entry);
		const ruling = yield* askRuling(table, entry);
		const to = entry.act.to;
		if (ruling === "deny") fizzle(table, entry);
		else if (isHeldByOther(table, to, entry.by)) {
			fizzle(table, entry);
			yield* comeUpon(table, entry.by, to);
		} else if (checkAsRuled(table, actor, entry, ruling) && table.fighters[entry.by] && !actor.defeated) place(table, actor.id, to, "leapt");
	}
};
// shared/src/rulesets/vigil/book/preparing.ts
/** What a check is declared with. */
const CHECK = {
	stat: oneOf(STATS),
	...NOTED,
	...UNBOOSTED
};
/** A check of a stat, for whatever the GM makes of it: VIG-10. */
const check = {
	slot: "regular",
	cost: () => ({}),
	isChecked: () => true,
	*candidates(_table, _actor, given) {
		for (const stat of given.stat ? [given.stat] : STATS) yield { stat };
	},
	*script(table, entry) {
		const actor = actorOf(table, entry);
		const ruling = yield* askRuling(table, entry);
		if (ruling === "deny") fizzle(table, entry);
		else checkAsRuled(table, actor, entry, ruling);
	}
};
/** What an action to be made ready is called while it is prepared; undefined if it does not say with what. */
function preparedName({ do: kind, weapon, ability, stat }) {
	const what = {
		attack: weapon,
		use: ability,
		check: stat
	}[kind];
	return what === void 0 ? void 0 : `${kind}:${what}`;
}
/** How an action was asked for that is called so while it is prepared, with whatever weapon; undefined if none is called so. */
function preparableOf(prepared) {
	const colon = prepared.indexOf(":");
	const [kind, what] = [prepared.slice(0, colon), prepared.slice(colon + 1)];
	if (kind === "attack") return {
		do: kind,
		weapon: what
	};
	if (kind === "use" && isRegularAbility(what)) return {
		do: kind,
		ability: what
	};
	return kind === "check" && isStat(what) ? {
		do: kind,
		stat: what
	} : void 0;
}
/** What was prepared: the name of its rule, and what it was prepared with. */
function preparedAct(prepared) {
	const { weapon, ability, stat } = prepared && preparableOf(prepared) || {};
	if (weapon) return {
		name: "attack",
		act: { weapon }
	};
	if (ability) return {
		name: ability,
		act: {}
	};
	return stat && {
		name: "check",
		act: { stat }
	};
}
/** Whether a fighter knows an ability; everybody knows how to breathe. */
function knows({ abilities }, ability) {
	return ability === "breathe" || abilities.includes(ability);
}
/** Preparing a regular action, to be performed as a quick one: VIG-62, VIG-65. */
const ready$1 = {
	slot: "regular",
	cost: () => ({}),
	means(_table, actor, { prepare }) {
		const { ability, weapon } = preparableOf(prepare) ?? {};
		if (ability && !knows(actor, ability)) return "not-known";
		return !weapon || weapon === "unarmed" || actor.weapons.includes(weapon) ? void 0 : "no-such-item";
	},
	*candidates(_table, actor) {
		const weapons = [...actor.weapons, "unarmed"];
		for (const weapon of weapons) yield { prepare: `attack:${weapon}` };
		for (const ability of REGULAR_ABILITIES) if (knows(actor, ability)) yield { prepare: `use:${ability}` };
		for (const stat of STATS) yield { prepare: `check:${stat}` };
	},
	effect(table, entry) {
		const { prepare, note = null } = entry.act;
		actorOf(table, entry).prepared = prepare;
		const what = prepare.slice(prepare.indexOf(":") + 1);
		emit(table, {
			type: "prepared",
			by: entry.by,
			what,
			note,
			clause: "VIG-62"
		});
	}
};
// shared/src/rulesets/vigil/book/deeds.ts
/** Every ability that is an action of its own, by its id. */
const ABILITIES = {
	bind,
	"block-path": blockPath,
	breathe,
	disrupt,
	distract,
	firebolt,
	foil,
	intercept,
	mend,
	"quick-strike": quickStrike,
	roar,
	sidestep,
	trip,
	unsettle
};
/** Everything that can lie on the stack, by the name that it has there. */
const DEEDS = {
	...ABILITIES,
	attack,
	check,
	move,
	ready: ready$1,
	reload,
	stand,
	stunt,
	switch: switchWeapon,
	traverse
};
/** The rule that a pending action is carried out by. */
function deedOf({ name }) {
	const deed = DEEDS[name];
	if (!deed) throw new Error(`There is no rule for "${name}".`);
	return deed;
}
/** Whether a pending action is carried out by that rule, and so was declared with what that one is. */
function isEntryOf(entry, deed) {
	return DEEDS[entry.name] === deed;
}
// shared/src/rulesets/vigil/book/slots.ts
/** What one may gain by giving up the regular action. */
const GAINS = ["movement", "quick"];
/** What keeps a fighter from using a slot because it is empty. */
function slotFault(table, fighter, slot) {
	if (hasSlot(table, fighter, slot)) return void 0;
	const say = TEXT.refusals.slotUsed[slot];
	return excused(fighter, {
		code: "once-per-round",
		say,
		clause: "VIG-5"
	});
}
/** Whether a fighter has such an action left. */
function hasSlot(table, fighter, slot) {
	return slot === "quick" ? hasQuick(table, fighter) : fighter[slot] >= 1;
}
/** Whether a fighter has a quick action left, or would get one for its regular action in the middle of a stack. */
function hasQuick(table, fighter) {
	return fighter.quick + fighter.xquick >= 1 || mayForgoInStack(table, fighter);
}
function mayForgoInStack(table, fighter) {
	if (table.stack.length === 0 || table.turn !== fighter.id) return false;
	return fighter.regular >= 1 && !isAmbushed(table, fighter) && !has(fighter, "dazed");
}
/** Uses up a slot. Of two quick actions the one that lapses first is spent. */
function spendSlot(table, fighter, slot) {
	if (slot !== "quick") fighter[slot] = Math.max(0, fighter[slot] - 1);
	else if (mayForgoInStack(table, fighter) && fighter.quick + fighter.xquick === 0) giveUp(table, fighter, "quick");
	else fighter[quickToSpend(fighter)] = 0;
}
function quickToSpend({ quick, xquick, hasBegun }) {
	if ((hasBegun ? "quick" : "xquick") === "quick") return quick > 0 ? "quick" : "xquick";
	return xquick > 0 ? "xquick" : "quick";
}
/** What keeps a fighter from giving up its regular action. */
function forgoFault(table, fighter) {
	if (isAmbushed(table, fighter) || has(fighter, "dazed")) return "prevented";
	return fighter.regular >= 1 ? void 0 : "once-per-round";
}
/** Gives up the regular action for a further movement action this turn, or a quick action until the next own turn. */
function forgo(table, fighter, gain) {
	giveUp(table, fighter, gain);
	if (gain === "movement") fighter.movement += 1;
	else fighter.xquick = 1;
}
function giveUp(table, fighter, gain) {
	fighter.regular = 0;
	const clause = gain === "movement" ? "VIG-11" : "VIG-12";
	emit(table, {
		type: "forgone",
		by: fighter.id,
		gain,
		clause
	});
}
/** A new round fills every slot, and saves up nothing. */
function refillSlots(fighter) {
	fighter.regular = 1;
	fighter.movement = 1;
	fighter.quick = 1;
}
/** The end of the own turn takes what it has not used. */
function emptySlots(fighter) {
	fighter.regular = 0;
	fighter.movement = 0;
}
// shared/src/rulesets/vigil/book/declare.ts
/** The slot that an action uses: a prepared one is quick, for everything that asks. */
function slotOf({ slot }, { isPrepared }) {
	return isPrepared ? "quick" : slot;
}
/** What forbids an action now, the first fault in the order of VIG-73 from knowing on. */
function faultOf$1(table, proposal) {
	const { by, name, act } = proposal;
	const deed = deedOf(proposal);
	const actor = fighterOf(table, by);
	const slot = slotOf(deed, proposal);
	const [parent] = table.stack;
	const boosts = act.boosts ?? [];
	if (name in ABILITIES && !knows(actor, name)) return "not-known";
	return deed.means?.(table, actor, act) ?? (deed.isBound && !parent ? "wrong-phase" : void 0) ?? (isHindered(table, actor, deed, slot, boosts) ? excused(actor, "prevented") : void 0) ?? slotFault(table, actor, slot) ?? deed.aim?.(table, actor, act, parent) ?? boostFault(actor, boosts, (boost) => deed.hosts?.(boost, act, actor) ?? false) ?? shortage(table, actor, withBoosts(actor, deed.cost(actor, act), boosts));
}
/** Whether a condition forbids it. */
function isHindered(table, actor, deed, slot, boosts) {
	if (isAmbushed(table, actor) && (slot !== "quick" || boosts.length > 0)) return true;
	if (slot === "regular" && has(actor, "dazed")) return true;
	return deed.needsFooting === true && !hasFooting(actor);
}
/** Declares an action: slot, costs and boosts are paid at once, then it lies on top of the stack: VIG-29, VIG-44. */
function declare(table, proposal) {
	const entry = draftOf(table, proposal);
	const actor = fighterOf(table, entry.by);
	const [parent] = table.stack;
	spendSlot(table, actor, entry.slot);
	pay(table, actor, withBoosts(actor, deedOf(entry).cost(actor, entry.act), entry.boosts));
	if (entry.isPrepared) actor.prepared = null;
	lay(table, entry);
	tell$1(table, entry, parent);
}
/** An action as it would lie on the stack. */
function draftOf(table, proposal) {
	const { by, name, act, isPrepared = false } = proposal;
	const deed = deedOf(proposal);
	const actor = fighterOf(table, by);
	const [parent] = table.stack;
	const slot = slotOf(deed, proposal);
	const weapon = deed.weapon?.(actor, act);
	return {
		id: parent ? parent.id + 1 : 0,
		name,
		by,
		slot,
		isPrepared,
		isChecked: deed.isChecked?.(table, act) ?? false,
		act,
		...act.target !== void 0 && { target: act.target },
		...weapon && { weapon },
		boosts: [...act.boosts ?? []],
		disadvantage: 0,
		parent: parent?.id ?? null,
		...deed.needsFooting && slot === "movement" && { travel: setOut(actor) }
	};
}
/** A travel (or a leap) keeps the length that it was declared with: VIG-R10. */
function setOut(actor) {
	return {
		length: movementValue(actor),
		trail: [actor.at],
		spent: 0,
		made: 0,
		offered: 0
	};
}
function tell$1(table, entry, parent) {
	const { by, name, slot, boosts, isPrepared, act, weapon = null, target } = entry;
	emit(table, {
		type: parent ? "responded" : "declared",
		by,
		...target !== void 0 && { target },
		name,
		slot,
		boosts: [...boosts],
		weapon,
		isPrepared,
		answers: parent?.name ?? null,
		note: act.note ?? null,
		clause: parent ? "VIG-33" : "VIG-29"
	});
}
/** Whether what an action needs is still so when it is to be carried out: VIG-37. Slot and costs are not looked at. */
function stillHolds(table, entry) {
	const deed = deedOf(entry);
	const actor = fighterOf(table, entry.by);
	if (entry.travel && entry.travel.made > 0) return true;
	if (deed.needsFooting && !hasFooting(actor)) return false;
	if (entry.weapon !== void 0 && entry.weapon !== "unarmed" && actor.wielded !== entry.weapon) return false;
	const parent = table.stack.find(({ id }) => id === entry.parent);
	if (deed.isBound && !parent) return false;
	if (deed.recheck) return deed.recheck(table, actor, entry);
	const act = entry.target === void 0 ? entry.act : {
		...entry.act,
		target: entry.target
	};
	return (deed.means?.(table, actor, act) ?? deed.aim?.(table, actor, act, parent)) === void 0;
}
/** Whether something is out of the question however it would be done: spares looking at each way. */
function isBarred(table, actor, deed, proposal) {
	const slot = slotOf(deed, proposal);
	if (deed.isBound && table.stack.length === 0) return true;
	if (!hasSlot(table, actor, slot) || isHindered(table, actor, deed, slot, [])) return true;
	if (!(proposal.name in ABILITIES)) return false;
	return !canPay(table, actor, deed.cost(actor, proposal.act)) || !knows(actor, proposal.name);
}
const ONE_WAY = [{}];
/** The ways in which a fighter might do something now, legal or not: without boosts, with each, with all that fit. */
function waysOf(table, proposal) {
	return waysBy(table, proposal, deedOf(proposal), ONE_WAY);
}
/** The same of what that rule carries out; `otherwise` if it does not say in which ways. */
function* waysBy(table, proposal, deed, otherwise = []) {
	const actor = fighterOf(table, proposal.by);
	if (isBarred(table, actor, deed, proposal)) return;
	const known = deed.hosts ? knownBoosts(actor) : [];
	const isSettled = Object.keys(proposal.act).length > 0;
	for (const candidate of deed.candidates?.(table, actor, proposal.act, table.stack[0]) ?? otherwise) {
		const act = isSettled ? {
			...proposal.act,
			...candidate
		} : candidate;
		if (act.boosts || known.length === 0) yield act;
		else for (const boosts of boostChoices(known.filter((boost) => deed.hosts?.(boost, act, actor)))) yield boosts.length > 0 ? {
			...act,
			boosts
		} : act;
	}
}
/** The legal ones among the ways in which a fighter might do something now. */
function* legalActs(table, proposal) {
	for (const act of waysOf(table, proposal)) if (faultOf$1(table, {
		...proposal,
		act
	}) === void 0) yield act;
}
/** Whether there is any legal way to do something now, without boosts: VIG-40. */
function isOpen(table, actor, proposal) {
	const deed = deedOf(proposal);
	return hasSoundWay(table, actor, deed, proposal.act) && !isBarred(table, actor, deed, proposal);
}
function hasSoundWay(table, actor, deed, act) {
	if (!deed.candidates) return isSound(table, actor, deed, act);
	for (const candidate of deed.candidates(table, actor, act, table.stack[0])) if (!candidate.boosts && isSound(table, actor, deed, {
		...act,
		...candidate
	})) return true;
	return false;
}
/** Whether nothing is wrong with just this way to do what is not barred altogether. */
function isSound(table, actor, deed, act) {
	return (deed.means?.(table, actor, act) ?? deed.aim?.(table, actor, act, table.stack[0])) === void 0 && canPay(table, actor, deed.cost(actor, act));
}
// shared/src/engine/window.ts
/**
* Settles the stack from the top down until it is empty: offers the top, carries it out once everybody has passed,
* and offers what then lies on top. Whatever way the top changes, a new window opens in which nobody has passed.
*/
function* settle(table, priority) {
	for (let [top] = table.stack; top !== void 0; [top] = table.stack) {
		if (yield* holdWindow(table, priority, top)) yield* priority.resolve(top);
		if (table.over) yield* halt();
	}
}
/**
* Holds one window on the top of the stack, in which only those in `scope` may answer (left out: everybody). True
* if all have passed and it still lies there; false as soon as something else is on top. Whom an intervention of the GM
* takes the choice away from has not passed, and is asked again if another gives it back.
*/
function* holdWindow(table, priority, top, scope) {
	const passed = /* @__PURE__ */ new Set();
	priority.open?.(top, scope);
	for (;;) {
		const question = nextQuestion(table, priority, top, (id) => !passed.has(id) && (scope?.has(id) ?? true));
		if (!question) return true;
		const answer = yield* askOnce(question);
		if (table.stack[0] !== top) return false;
		if (!answer) continue;
		if (answer.option === "pass") {
			passed.add(question.for);
			priority.passed?.(question.for);
		} else {
			priority.respond(question.for, answer);
			return false;
		}
	}
}
/** The question to the first in the order who may be asked. */
function nextQuestion(table, priority, top, mayBeAsked) {
	const look = looksAt(table);
	return whileStill(table, () => {
		for (const id of priority.order()) {
			if (!mayBeAsked(id)) continue;
			const question = priority.question(id, top);
			const seen = look(question.speaker ?? id);
			if (seen.stack[0] === top && isAsked(seen, question)) return whileOnTop(table, top, question);
		}
	});
}
/** The same question to whoever sees what is on top, dropped as soon as an intervention puts something else there. */
function whileOnTop(table, top, question) {
	const isOnTop = (seen) => table.stack[0] === top && seen.stack[0] === top;
	return {
		for: question.for,
		...question.speaker !== void 0 && { speaker: question.speaker },
		...question.seconds !== void 0 && { seconds: question.seconds },
		kind: question.kind,
		fallback: question.fallback,
		choices: (seen) => isOnTop(seen) ? question.choices(seen) : [],
		isOpen: (seen) => isOnTop(seen) && isWorthAsking(seen, question),
		concerns: (seen) => isOnTop(seen) && couldConcern(seen, question)
	};
}
// shared/src/rulesets/vigil/book/stack.ts
/**
* Resolves the top action, that one alone (VIG-34): looks at its requirements once more, does what it does, takes it
* off the stack. A travel is offered anew before steps out of threatened hexes, and goes on when nobody answers.
*/
function* resolve(table, entry, offerTo) {
	const deed = deedOf(entry);
	for (;;) {
		if (!stillHolds(table, entry)) return yield* comeToNothing(table, entry);
		table.phase = "resolve";
		if ("script" in deed) yield* deed.script(table, entry);
		else if ("effect" in deed) deed.effect(table, entry);
		else {
			const watchers = yield* deed.advance(table, entry);
			if (watchers && !(yield* offerTo(entry, watchers))) return;
			if (watchers) continue;
		}
		if (table.stack.includes(entry)) emit(table, {
			type: "resolved",
			by: entry.by,
			name: entry.name
		});
		return leave(table, entry);
	}
}
/** Fizzles; if nothing was wrong with it as far as its actor sees, somebody hidden holds the hex it would have ended in. */
function* comeToNothing(table, entry) {
	const { by, act } = entry;
	const hex = deedOf(entry).lands?.(table, fighterOf(table, by), act);
	const isBlind = stillHolds(seenBy(table, eyesOf(by)), entry);
	fizzle(table, entry);
	if (hex && isBlind) yield* comeUpon(table, by, hex);
}
// shared/src/rulesets/vigil/book/responses.ts
/** What an act looks like as the parameters of an answer or of `perform`. */
function asParams({ target, to, boost, boosts }) {
	return {
		...target !== void 0 && { target },
		...to && { to },
		...boost && { boost },
		...boosts && { boosts }
	};
}
/** What performing a prepared action with these parameters comes to; undefined if they are malformed. */
function readPerform({ id, prepared }, params) {
	const what = preparedAct(prepared ?? "");
	if (!what) return void 0;
	return readProposal({
		by: id,
		...what,
		isPrepared: true
	}, params);
}
/** What using an ability with these parameters comes to; undefined if they are malformed. */
function readUse(by, ability, params) {
	return readProposal({
		by,
		name: ability,
		act: {}
	}, params);
}
/** A proposal with the parameters that it was still lacking; undefined if they are malformed. */
function readProposal(proposal, params) {
	const { boosts = [] } = params;
	const aim = aimOf(params, deedOf(proposal).needs);
	return aim && {
		...proposal,
		act: {
			...proposal.act,
			...aim,
			...boosts.length > 0 && { boosts }
		}
	};
}
/** Whether an answer lacks what it cannot do without, whoever gives it: VIG-73 names that first. */
function isMalformedAnswer(answer, params) {
	const act = readValues(AIMED, params);
	if (!act) return true;
	return isQuickAbility(answer) && readUse("", answer, act) === void 0;
}
/** Whether somebody may be asked about the action on top, as far as standing, slots and standing orders go. */
function mayBeAsked(table, fighter, top) {
	if (fighter.defeated || !hasQuick(table, fighter)) return false;
	if (fighter.autopass === "all") return false;
	return fighter.autopass === "none" || top.by !== fighter.id;
}
/** Whether somebody could respond, as far as everybody can see: what its owner knows and can pay is not looked at. */
function hasQuickLeft(table, id) {
	const fighter = table.fighters[id];
	return fighter !== void 0 && !fighter.defeated && hasQuick(table, fighter);
}
/** Whether the holder of the priority has anything to answer but `pass`. */
function hasResponse(table, by, top) {
	const fighter = table.fighters[by];
	if (!fighter || !mayBeAsked(table, fighter, top)) return false;
	const actor = table.fighters[top.by];
	const isAgainst = actor !== void 0 && areEnemies(fighter, actor);
	const { all, free } = knownOf(fighter);
	return (isAgainst ? all : free).some(({ proposal }) => isOpen(table, fighter, proposal));
}
/** What the holder of the priority may answer, `pass` included; nothing if it may not be asked: VIG-40. */
function responsesOf(table, by, top) {
	const fighter = table.fighters[by];
	if (!fighter || !mayBeAsked(table, fighter, top)) return [];
	return [...proposalsOf(fighter).filter(({ proposal }) => isOpen(table, fighter, proposal)).map(({ option, proposal }) => choiceOf(table, option, proposal)), { option: "pass" }].sort((a, b) => a.option < b.option ? -1 : 1);
}
const known$1 = /* @__PURE__ */ new WeakMap();
/** What a fighter could answer with at all: the quick abilities that it knows, and what it has prepared. */
function proposalsOf(fighter) {
	return knownOf(fighter).all;
}
/** Those among them that need nothing to answer: VIG-26. */
function freeProposalsOf(fighter) {
	return knownOf(fighter).free;
}
function knownOf(fighter) {
	const { prepared } = fighter;
	const before = known$1.get(fighter);
	if (before?.prepared === prepared) return before;
	const all = listProposals(fighter);
	const now = {
		prepared,
		all,
		free: all.filter(({ proposal }) => !deedOf(proposal).isBound)
	};
	known$1.set(fighter, now);
	return now;
}
function listProposals({ id, abilities, prepared }) {
	const used = abilities.filter(isQuickAbility).map((ability) => ({
		option: ability,
		proposal: {
			by: id,
			name: ability,
			act: {}
		}
	}));
	const ready = preparedAct(prepared ?? "");
	return ready ? [...used, {
		option: "prepared",
		proposal: {
			by: id,
			...ready,
			isPrepared: true
		}
	}] : used;
}
/** What a fighter would lay on the stack by choosing that option. */
function proposalNamed(fighter, name) {
	return proposalsOf(fighter).find(({ option }) => option === name)?.proposal;
}
function choiceOf(table, option, proposal) {
	return {
		option,
		params: AIMED,
		variants: () => [...legalActs(table, proposal)].map(asParams),
		check: (params) => faultOfResponse(table, proposal, params)
	};
}
function faultOfResponse(table, proposal, params) {
	const read = readProposal(proposal, params);
	return read ? faultOf$1(table, read) : "bad-input";
}
/** Whether, and with what, somebody answers the action on top. */
var ResponseQuestion = class {
	for;
	kind = "respond";
	fallback = PASS;
	#top;
	constructor(holder, top) {
		this.for = holder;
		this.#top = top;
	}
	choices(seen) {
		return responsesOf(seen, this.for, this.#top);
	}
	isOpen(seen) {
		return hasResponse(seen, this.for, this.#top);
	}
	concerns(seen) {
		return hasQuickLeft(seen, this.for);
	}
};
const PASS = { option: "pass" };
/** How vigil's windows go: everybody in turn order, from its very top. */
function priorityOf(table) {
	const priority = {
		open: (top, scope) => {
			table.phase = "window";
			if (!scope || [...scope].some((id) => !table.fighters[id]?.hidden)) emit(table, {
				type: "offered",
				by: top.by,
				name: top.name
			});
		},
		order: () => table.order,
		question: (holder, top) => new ResponseQuestion(holder, top),
		passed: (holder) => emit(table, {
			type: "passed",
			by: holder,
			secret: true
		}),
		respond: (holder, answer) => respond(table, holder, answer),
		resolve: (top) => resolve(table, top, (entry, watchers) => holdWindow(table, priority, entry, watchers))
	};
	return priority;
}
/** Settles the stack, top first, until it is empty: VIG-25 to VIG-39. */
function settleStack(table) {
	return settle(table, priorityOf(table));
}
function respond(table, holder, { option, as: _as, ...params }) {
	const fighter = table.fighters[holder];
	if (!fighter || !isStanding(table, holder)) return;
	const proposal = proposalNamed(fighter, option);
	const read = proposal && readProposal(proposal, params);
	if (!read) throw new Error(`"${option}" was let through unchecked.`);
	declare(table, read);
}
// shared/src/rulesets/vigil/book/turns.ts
/** Ends the turn in progress: what it left unused is gone, and so is what lasts until then. */
function endTurn(table) {
	const owner = table.turn === null ? void 0 : table.fighters[table.turn];
	if (table.turn !== null) emit(table, {
		type: "turn-ended",
		by: table.turn
	});
	table.turn = null;
	if (!owner) return;
	emptySlots(owner);
	relieve(table, owner.id, "held");
	relieve(table, owner.id, "dazed");
}
// shared/src/rulesets/vigil/book/actions.ts
const action = actionsOn();
/** Whether somebody may take regular and movement actions now, the stack being empty. */
function ownTurnFault(table, by) {
	return table.turn === by ? void 0 : notTheirTurn(table, by);
}
/** Whether somebody may take quick actions at all. */
function standingFault(table, by) {
	const fighter = findFighter(table, by);
	return fighter && !fighter.defeated ? void 0 : "not-your-turn";
}
/** What all actions of the own turn have in common that lie on the stack under their own name. */
function ownTurn(name, deed) {
	return {
		outOfTurn: true,
		check: (table, by, act) => ownTurnFault(table, by) ?? faultOf$1(table, {
			by,
			name,
			act
		}),
		variants: (table, by) => waysBy(table, {
			by,
			name,
			act: {}
		}, deed),
		run(table, by, act) {
			declare(table, {
				by,
				name,
				act
			});
			return settleStack(table);
		}
	};
}
/** Whatever is done with a weapon that there is. */
function withWeapon(act, table, by) {
	return isWeapon(findFighter(table, by), act.weapon) ? act : void 0;
}
/** The actions of the own turn that are declared as they lie on the stack: VIG-8, VIG-14. */
const OWN = {
	attack: action({
		params: ATTACK,
		understand: withWeapon,
		...ownTurn("attack", attack)
	}),
	move: action({
		params: TRAVEL,
		understand: readTravel,
		...ownTurn("move", move)
	}),
	switch: action({
		params: SWITCH,
		understand(act, table, by) {
			return act.weapon === findFighter(table, by)?.wielded || act.weapon !== null && !isWeapon(findFighter(table, by), act.weapon) ? void 0 : act;
		},
		...ownTurn("switch", switchWeapon)
	}),
	reload: action({
		params: RELOAD,
		understand: withWeapon,
		...ownTurn("reload", reload)
	}),
	stand: action({
		params: UNBOOSTED,
		understand(act, table, by) {
			const fighter = findFighter(table, by);
			return fighter && !has(fighter, "prone") ? void 0 : act;
		},
		...ownTurn("stand", stand)
	}),
	traverse: action({
		params: TRAVERSE,
		...ownTurn("traverse", traverse)
	}),
	stunt: action({
		params: STUNT,
		axes: () => NOTE_AXES,
		...ownTurn("stunt", stunt)
	}),
	check: action({
		params: CHECK,
		axes: () => NOTE_AXES,
		...ownTurn("check", check)
	})
};
/** Making an action ready: what it is called while it is prepared. */
const ready = action({
	outOfTurn: true,
	params: {
		action: preparable,
		...NOTED,
		...UNBOOSTED
	},
	axes: () => NOTE_AXES,
	understand(act, table, by) {
		const { weapon } = act.action;
		return weapon !== void 0 && !isWeapon(findFighter(table, by), weapon) || preparedName(act.action) === void 0 ? void 0 : act;
	},
	check: (table, by, act) => ownTurnFault(table, by) ?? faultOf$1(table, readyOf(by, act)),
	*variants(table, by) {
		for (const { prepare } of waysBy(table, {
			by,
			name: "ready",
			act: {}
		}, ready$1)) {
			const action = preparableOf(prepare);
			if (action) yield { action };
		}
	},
	run(table, by, act) {
		declare(table, readyOf(by, act));
		return settleStack(table);
	}
});
function readyOf(by, { action, note }) {
	return {
		by,
		name: "ready",
		act: {
			prepare: preparedName(action) ?? "",
			...note !== void 0 && { note }
		}
	};
}
/** Using an ability: a regular one in the own turn, a free quick one at any time with nothing pending. */
const use = action({
	outOfTurn: true,
	params: {
		ability: oneOf([
			...FREE_ABILITIES,
			...BOUND_ABILITIES,
			...REGULAR_ABILITIES
		]),
		...AIMED
	},
	understand(act) {
		if (ABILITIES[act.ability].isBound) return { ability: act.ability };
		const read = readUse("", act.ability, act);
		return read && {
			...asParams(read.act),
			ability: act.ability
		};
	},
	check(table, by, act) {
		return (isRegularAbility(act.ability) ? ownTurnFault(table, by) : standingFault(table, by)) ?? faultOf$1(table, useOf(by, act));
	},
	*variants(table, by) {
		const abilities = table.turn === by ? [...REGULAR_ABILITIES, ...FREE_ABILITIES] : FREE_ABILITIES;
		const known = findFighter(table, by)?.abilities ?? [];
		for (const ability of abilities) {
			if (ability !== "breathe" && !known.includes(ability)) continue;
			for (const act of waysOf(table, useOf(by, { ability }))) yield {
				ability,
				...asParams(act)
			};
		}
	},
	run(table, by, act) {
		declare(table, useOf(by, act));
		return settleStack(table);
	}
});
function useOf(by, { ability, ...act }) {
	return {
		by,
		name: ability,
		act
	};
}
/** Performing what was prepared: VIG-63. */
const perform = action({
	outOfTurn: true,
	params: AIMED,
	understand(act, table, by) {
		const fighter = findFighter(table, by);
		if (!fighter || fighter.prepared === null) return {};
		const read = readPerform(fighter, act);
		return read && asParams(read.act);
	},
	check(table, by, act) {
		const fault = standingFault(table, by);
		if (fault) return fault;
		const read = proposedPerform(table, by, act);
		return read ? faultOf$1(table, read) : "nothing-prepared";
	},
	*variants(table, by) {
		const read = proposedPerform(table, by, {});
		if (read) for (const act of waysOf(table, read)) yield asParams(act);
	},
	run(table, by, act) {
		const read = proposedPerform(table, by, act);
		if (read) declare(table, read);
		return settleStack(table);
	}
});
function proposedPerform(table, by, act) {
	const what = preparedAct(findFighter(table, by)?.prepared ?? "");
	return what && {
		by,
		name: what.name,
		act: {
			...what.act,
			...act
		},
		isPrepared: true
	};
}
/** Giving up the regular action: no action itself, it opens no window: VIG-13. */
const forgoRegular = action({
	outOfTurn: true,
	params: {
		for: oneOf(GAINS),
		...UNBOOSTED
	},
	check(table, by) {
		const fighter = findFighter(table, by);
		return ownTurnFault(table, by) ?? (fighter ? forgoFault(table, fighter) : "not-your-turn");
	},
	variants: () => GAINS.map((gain) => ({ for: gain })),
	run(table, by, act) {
		const fighter = findFighter(table, by);
		if (fighter) forgo(table, fighter, act.for);
		return settleStack(table);
	}
});
const passTurn = action({
	outOfTurn: true,
	params: UNBOOSTED,
	check: (table, by) => table.turn === by ? void 0 : "not-your-turn",
	run(table) {
		endTurn(table);
		return settleStack(table);
	}
});
/** What somebody other than the turn's owner may do with nothing pending: VIG-26. */
const QUICK_ACTIONS = {
	use,
	perform
};
/** Everything that can be done in a turn: chapter 6.1. */
const ACTIONS = {
	attack: OWN.attack,
	use,
	perform,
	move: OWN.move,
	switch: OWN.switch,
	reload: OWN.reload,
	stand: OWN.stand,
	traverse: OWN.traverse,
	stunt: OWN.stunt,
	check: OWN.check,
	ready,
	forgo: forgoRegular,
	"end-turn": passTurn
};
/** What an intent would lay on the stack; undefined if it is malformed, or lays nothing there. */
function proposedBy(table, by, name, params) {
	if (isOwn(name)) {
		const act = OWN[name].parse(params, table, by);
		return act && {
			by,
			name,
			act
		};
	}
	if (name === "ready") {
		const act = ready.parse(params, table, by);
		return act && readyOf(by, act);
	}
	if (name === "use") {
		const act = use.parse(params, table, by);
		return act && useOf(by, act);
	}
	const act = name === "perform" ? perform.parse(params, table, by) : void 0;
	return act && proposedPerform(table, by, act);
}
function isOwn(name) {
	return Object.hasOwn(OWN, name);
}
/** Whether somebody could take a quick action now, the stack being empty. */
function hasQuickUse(table, by) {
	const fighter = findFighter(table, by);
	if (!fighter || fighter.defeated || fighter.quick + fighter.xquick < 1) return false;
	return freeProposalsOf(fighter).some(({ proposal }) => isOpen(table, fighter, proposal));
}
// shared/src/kit/gm.ts
/** The GM's interventions, each of which leaves the table whole. */
function gmPowersBy(book) {
	return {
		place: (table, id, to) => book.move ? book.move(table, id, to) : place(table, id, to, "placed"),
		add(table, from) {
			const newcomer = book.make(from, table);
			enter(table, newcomer);
			if (book.join) book.join(table, newcomer, from);
			else table.order = [...table.order, newcomer.id];
			emit(table, {
				type: "joined",
				target: newcomer.id
			});
		},
		remove(table, id) {
			const leaver = findFighter(table, id);
			if (!leaver) return;
			emit(table, {
				type: "removed",
				target: id,
				name: leaver.name
			});
			book.leave?.(table, id);
			withdraw(table, id);
			table.order = table.order.filter((other) => other !== id);
			if (book.decide) book.decide(table);
			else concludeIfDecided(table);
		},
		...book.grounds && { grounds: book.grounds },
		...book.takeUp && { takeUp: (table, hexes) => book.takeUp?.(table, hexes) },
		end: (table) => (book.end ?? conclude)(table, null)
	};
}
// shared/src/kit/sheet.ts
/**
* A fighter's sheet as a setup gives it; its archetype may be one of the battle's content. Throws `SetupError`, naming the
* field.
*/
function readSheet(kinds, archetypes, { id, sheet: { kind, ...rest } }, content) {
	const own = entryIn(content, "archetypes", kind) ?? {};
	const base = String(own.like ?? kind);
	const fields = {
		...valuesOf(own),
		...rest
	};
	const archetype = Object.hasOwn(archetypes, base) ? archetypes[base] : void 0;
	if (archetype === void 0) throw new SetupError(`${id}.sheet.kind: ${TEXT$1.setup.noArchetype(kind)}`);
	const given = Object.entries(fields).map(([key, value]) => {
		const of = Object.hasOwn(kinds, key) ? kinds[key] : void 0;
		if (!of) throw new SetupError(`${id}.sheet.${key}: ${TEXT$1.setup.noSuchField}`);
		const wrong = misfit(of, value);
		if (wrong !== void 0) throw new SetupError(`${id}.sheet.${key}: ${wrong}`);
		return [key, readValue(of, value)];
	});
	return {
		archetype,
		given: Object.fromEntries(given)
	};
}
// shared/src/kit/state.ts
/** Puts a fighter of a setup on the table. Throws `SetupError` if there is no standing where it stands. */
function putDown$1(table, fighter) {
	const { id, at, defeated } = fighter;
	if (!isOpenGround(table.map, at)) throw new SetupError(`${id}.at: ${TEXT$1.setup.noGround(hexText(at))}`);
	const holder = defeated ? void 0 : occupant(table, at);
	if (holder) throw new SetupError(`${id}.at: ${TEXT$1.setup.taken(hexText(at), holder.id)}`);
	enter(table, fighter);
}
/**
* Writes a setup's `state` over how a fighter would start, in the order of the fields. `sentences` say what is wrong by
* the code of a fault. Throws `SetupError`, naming the field. Source: cases/FORMAT.md.
*/
function layDown(fields, table, fighter, from, sentences) {
	for (const [field, value] of stated(fields, table, fighter, from, sentences)) field.set?.(table, fighter, value);
}
/** What a setup states of a fighter, in the order of the fields; each is looked at when those before have been written. */
function* stated(fields, table, fighter, { id, state = {} }, sentences) {
	const stray = Object.keys(state).find((key) => !Object.hasOwn(fields, key) || !fields[key]?.set);
	if (stray !== void 0) throw new SetupError(`${id}.state.${stray}: ${TEXT$1.setup.noSuchField}`);
	for (const [key, field] of Object.entries(fields)) {
		const given = state[key];
		if (given === void 0) continue;
		const wrong = misfit(field.kind, given) ?? faultOf(table, fighter, field, given, sentences);
		if (wrong !== void 0) throw new SetupError(`${id}.state.${key}: ${wrong}`);
		yield [field, readValue(field.kind, given)];
	}
}
function faultOf(table, fighter, field, given, sentences) {
	const fault = field.fault?.(table, fighter, readValue(field.kind, given));
	return fault === void 0 ? void 0 : rejection(fault, sentences).message;
}
// shared/src/rulesets/vigil/sheet/archetypes.ts
/** The nine stats in the order of the table in the rules. */
function stats(...values) {
	return Object.fromEntries(STATS.map((stat, index) => [stat, values[index] ?? 0]));
}
const hero = {
	pc: true,
	size: "medium"
};
const foe = {
	pc: false,
	size: "medium"
};
const ARCHETYPES = {
	warden: {
		...hero,
		vigilance: 12,
		maxHp: 26,
		stats: stats(4, 1, 4, 3, 4, 2, 2, 1, 3),
		weapons: ["longsword", "javelins"],
		armor: "mail",
		shield: "round-shield",
		abilities: [
			"brace",
			"disrupt",
			"intercept",
			"power-strike",
			"quick-strike"
		]
	},
	duelist: {
		...hero,
		vigilance: 14,
		maxHp: 22,
		stats: stats(5, 1, 5, 1, 3, 5, 2, 2, 2),
		weapons: ["longsword", "dagger"],
		armor: "padded",
		shield: null,
		abilities: [
			"brace",
			"disrupt",
			"feint",
			"power-strike",
			"press",
			"quick-strike",
			"sidestep",
			"trip"
		]
	},
	archer: {
		...hero,
		vigilance: 15,
		maxHp: 20,
		stats: stats(1, 5, 2, 1, 3, 4, 5, 2, 2),
		weapons: [
			"crossbow",
			"long-bow",
			"dagger"
		],
		armor: "padded",
		shield: null,
		abilities: [
			"careful-aim",
			"dash",
			"deflect",
			"distract",
			"sidestep"
		]
	},
	mystic: {
		...hero,
		vigilance: 11,
		maxHp: 20,
		stats: stats(0, 0, 2, 2, 1, 2, 3, 5, 5),
		weapons: ["dagger"],
		armor: null,
		shield: null,
		abilities: [
			"bind",
			"distract",
			"firebolt",
			"foil",
			"mend",
			"press"
		]
	},
	militia: {
		...foe,
		vigilance: 9,
		maxHp: 10,
		stats: stats(1, 1, 1, 1, 1, 1, 1, 1, 1),
		weapons: ["dagger"],
		armor: null,
		shield: null,
		abilities: []
	},
	raider: {
		...foe,
		vigilance: 10,
		maxHp: 14,
		stats: stats(3, 1, 2, 2, 2, 2, 1, 0, 1),
		weapons: ["longsword", "throwing-knives"],
		armor: "padded",
		shield: "buckler",
		abilities: [
			"block-path",
			"power-strike",
			"quick-strike"
		]
	},
	wolf: {
		...foe,
		size: "small",
		vigilance: 14,
		maxHp: 10,
		stats: stats(3, 0, 3, 1, 5, 4, 4, 0, 0),
		weapons: ["fangs"],
		armor: null,
		shield: null,
		abilities: ["quick-strike", "trip"]
	},
	hexer: {
		...foe,
		vigilance: 13,
		maxHp: 14,
		stats: stats(0, 0, 1, 1, 1, 1, 2, 4, 4),
		weapons: ["dagger"],
		armor: null,
		shield: null,
		abilities: [
			"distract",
			"firebolt",
			"foil",
			"mend"
		]
	},
	bowman: {
		...foe,
		vigilance: 14,
		maxHp: 14,
		stats: stats(1, 4, 2, 1, 2, 3, 3, 1, 1),
		weapons: ["short-bow", "dagger"],
		armor: "padded",
		shield: null,
		abilities: [
			"careful-aim",
			"deflect",
			"sidestep"
		]
	},
	captain: {
		...foe,
		vigilance: 12,
		maxHp: 22,
		stats: stats(4, 2, 3, 2, 3, 3, 2, 2, 2),
		weapons: ["longsword", "throwing-knives"],
		armor: "padded",
		shield: "buckler",
		abilities: [
			"disrupt",
			"feint",
			"power-strike",
			"quick-strike",
			"unsettle"
		]
	},
	brute: {
		...foe,
		size: "large",
		vigilance: 8,
		maxHp: 28,
		stats: stats(5, 0, 2, 5, 5, 1, 0, 0, 2),
		weapons: ["war-axe"],
		armor: "padded",
		shield: null,
		abilities: [
			"block-path",
			"knock-down",
			"power-strike"
		]
	},
	"ogre-warlord": {
		...foe,
		size: "huge",
		vigilance: 11,
		maxHp: 45,
		stats: stats(6, 0, 3, 6, 6, 2, 2, 1, 4),
		weapons: ["great-fists"],
		armor: "mail",
		shield: null,
		abilities: [
			"block-path",
			"disrupt",
			"knock-down",
			"power-strike",
			"quick-strike",
			"roar"
		]
	}
};
// shared/src/rulesets/vigil/sheet/content.ts
/** What of these rules is data: abilities and boosts have rules of their own, and only their numbers can be changed. */
const CONTENT = {
	weapons: {
		book: WEAPONS,
		members: WEAPON,
		isOpen: true
	},
	armor: {
		book: ARMOR,
		members: PIECE,
		isOpen: true
	},
	shields: {
		book: SHIELDS,
		members: PIECE,
		isOpen: true
	},
	abilities: {
		book: ABILITY_ROWS,
		members: ABILITY
	},
	boosts: {
		book: BOOSTS,
		members: BOOST
	}
};
// shared/src/kit/options.ts
/** The options of a setup, those left out as they are initially. Throws `SetupError`, naming the option. */
function readOptions(kinds, { options }) {
	const given = Object.entries(options).map(([key, value]) => {
		const kind = Object.hasOwn(kinds, key) ? kinds[key] : void 0;
		if (!kind) throw new SetupError(`options.${key}: ${TEXT$1.setup.noSuchOption}`);
		const wrong = misfit(kind, value);
		if (wrong !== void 0) throw new SetupError(`options.${key}: ${wrong}`);
		return [key, readValue(kind, value)];
	});
	return {
		...initialOf(kinds),
		...Object.fromEntries(given)
	};
}
/** The form fields of those options that a catalogue has words for, in its order, with the clauses behind each. */
function optionForm(kinds, words, clauses) {
	return Object.entries(words).flatMap(([key, said]) => {
		const kind = kinds[key];
		const cited = clauses[key];
		return kind && said ? [{
			key,
			label: said.label,
			help: said.help,
			...cited && { clauses: cited },
			...look(kind, said)
		}] : [];
	});
}
function look(kind, { choices = {} }) {
	const { initial } = kind;
	const of = bare(kind);
	const named = Object.entries(choices).map(([value, label]) => ({
		value,
		label
	}));
	switch (of.type) {
		case "flag": return {
			type: "boolean",
			initial: initial === true
		};
		case "count":
		case "amount": return {
			type: "number",
			initial: Number(initial),
			min: of.min,
			max: of.max
		};
		case "word":
		case "thing": return {
			type: "choice",
			initial: String(initial),
			choices: named
		};
		case "list":
		case "set": return {
			type: "choices",
			initial,
			choices: named
		};
		default: throw new Error(`No form for an option that is a ${of.type}.`);
	}
}
// shared/src/rulesets/vigil/sheet/options.ts
const seconds = count(1, 3600);
/** A ladder, chandelier or the like: a way between two hexes. */
const feature = record$1({
	id: text(64, 1),
	kind: text(64, 1),
	from: hex,
	to: hex,
	stat: oneOf(STATS),
	difficulty: nullable(count(0, 99))
});
/** The options of a battle. Source: chapter 2.3. */
const OPTIONS = {
	exploding: initially(flag, true),
	difficulty: initially(oneOf(["rolled", "static"]), "rolled"),
	overexertion: flag,
	stepWindows: initially(flag, true),
	features: listOf(feature, 50),
	promptSeconds: initially(seconds, 20),
	turnSeconds: initially(seconds, 90)
};
/** The options of a setup. Throws `SetupError`, naming the option. */
function optionsOf(setup) {
	const options = readOptions(OPTIONS, setup);
	for (const { id, from, to } of options.features) {
		const stray = [from, to].find((at) => !isOpenGround(setup.map, at));
		if (stray) throw new SetupError(`options.features: ${TEXT.setup.leadsNowhere(id, stray.join())}`);
	}
	return options;
}
// shared/src/rulesets/vigil/sheet/sheet.ts
const stat = count(0, 10);
/** What a setup may say of a fighter, beside its archetype. Source: chapter 2.1. */
const SHEET = {
	pc: flag,
	size: oneOf(SIZES),
	vigilance: count(0, 30),
	...eachStat(() => stat),
	maxHp: count(1, 99),
	maxVigor: count(0, 40),
	maxFocus: count(0, 40),
	move: count(0, 20),
	weapons: listOf(thing(CARRIED_WEAPONS, [WEAPONS])),
	wielded: nullable(thing(WEAPONS)),
	armor: nullable(thing(ARMOR)),
	shield: nullable(thing(SHIELDS)),
	abilities: listOf(thing(KNOWN))
};
/** The same where content adds to what can be named. */
function sheetKinds(content) {
	return content ? kindsWith({ content: CONTENT }, SHEET, content) : SHEET;
}
/** What is said of each stat. */
function eachStat(of) {
	return Object.fromEntries(STATS.map((one) => [one, of(one)]));
}
// shared/src/kit/fields.ts
function putDown(table, { id }, to) {
	place(table, id, to, "placed");
}
/** Makes the fields of the table view of a ruleset with such a table and such fighters. */
function fieldsOf() {
	return {
		/** A field that follows from others: it can only be read. */
		shown: (kind, get) => ({
			kind,
			get: (table, fighter) => get(fighter, table)
		}),
		/** A field that a fighter keeps under this name. */
		kept(key, kind, { fault, after } = {}) {
			return {
				kind,
				get: (_table, fighter) => fighter[key],
				...fault && { fault },
				set(table, fighter, value) {
					const before = fighter[key];
					fighter[key] = value;
					after?.(table, fighter, before);
				}
			};
		},
		/** A field that is read and written in its own way. */
		field: (field) => field,
		/** Where somebody stands, where nobody ever leaves the map. `go` puts it there; left out: it is placed. */
		at(go = putDown) {
			return {
				kind: hex,
				get: (_table, { at }) => [at[0], at[1]],
				fault: (table, { id }, to) => faultOfPlace(table, to, id),
				set: go
			};
		},
		/** Where somebody stands; null: it has left the map. The GM can bring it back, and not take it away. */
		atOrGone(go = putDown) {
			return {
				kind: nullable(hex),
				get: (_table, { at }) => at && [at[0], at[1]],
				fault: (table, { id }, to) => to ? faultOfPlace(table, to, id) : "bad-input",
				set: (table, fighter, to) => to && go(table, fighter, to)
			};
		},
		/** Which side somebody is on. `after` sees to what follows from a change. */
		side(after) {
			return {
				kind: text(32, 1),
				get: (_table, { side }) => side,
				set(table, fighter, value) {
					fighter.side = value;
					after(table);
				}
			};
		}
	};
}
// shared/src/rulesets/vigil/sheet/conditions.ts
const CONDITIONS = [
	"ambushed",
	"dazed",
	"held",
	"prone"
];
// shared/src/rulesets/vigil/sheet/state.ts
const { at: at$1, field, kept, side } = fieldsOf();
const words = TEXT.fieldValues;
function wrong(key, values) {
	return {
		code: "bad-input",
		say: words.takes(key, values)
	};
}
/** A number that goes up to its maximum. */
function limited(key, most) {
	return kept(key, count(0, 99), { fault: (_table, fighter, value) => value > fighter[most] ? wrong(key, words.upToMaximum) : void 0 });
}
const hp = limited("hp", "maxHp");
/** The fields of the table view that can be written, in the order in which a setup's are: each as it comes. */
const SETTINGS = {
	size: kept("size", oneOf(SIZES)),
	pc: kept("pc", flag),
	side: side(() => {}),
	vigilance: kept("vigilance", count(0, 30)),
	move: field({
		kind: count(0, 20),
		get: (_table, fighter) => movementValue(fighter),
		set: (_table, fighter, value) => {
			fighter.move = value;
		}
	}),
	reach: field({
		kind: count(0, 20),
		get: (_table, fighter) => reachOf(fighter),
		set: (_table, fighter, value) => {
			fighter.reach = value;
		}
	}),
	at: at$1((_table, fighter, to) => {
		fighter.at = to;
	}),
	weapons: field({
		kind: setOf(thing(CARRIED_WEAPONS, [WEAPONS])),
		get: (_table, { weapons }) => weapons,
		set: (_table, fighter, value) => {
			const isCarried = (weapon) => value.includes(weapon);
			fighter.weapons = [...value];
			if (fighter.wielded !== null && !isCarried(fighter.wielded)) fighter.wielded = null;
			fighter.unloaded = fighter.unloaded.filter(isCarried);
		}
	}),
	wielded: kept("wielded", nullable(thing(WEAPONS)), { fault: (_table, { weapons }, value) => value === null || weapons.includes(value) ? void 0 : wrong("wielded", words.weapon) }),
	armor: kept("armor", nullable(thing(ARMOR))),
	shield: kept("shield", nullable(thing(SHIELDS))),
	unloaded: field({
		kind: setOf(thing(WEAPONS)),
		get: (_table, { unloaded }) => unloaded,
		fault: (_table, fighter, value) => value.every((id) => fighter.weapons.includes(id) && weaponOf(fighter, id).isLongReload) ? void 0 : wrong("unloaded", words.unloaded),
		set: (_table, fighter, value) => {
			fighter.unloaded = [...value];
		}
	}),
	conditions: field({
		kind: setOf(oneOf(CONDITIONS)),
		get: (_table, { conditions }) => conditions,
		set: (_table, fighter, value) => {
			fighter.conditions = [...value];
		}
	}),
	hp: field({
		...hp,
		set: (_table, fighter, value) => {
			fighter.hp = value;
			fighter.defeated = value === 0;
		}
	}),
	vigor: limited("vigor", "maxVigor"),
	focus: limited("focus", "maxFocus"),
	regular: kept("regular", count(0, 1)),
	movement: kept("movement", count(0, 2)),
	quick: kept("quick", count(0, 1)),
	xquick: kept("xquick", count(0, 1)),
	prepared: kept("prepared", nullable(anId()), { fault(_table, fighter, value) {
		if (value === null) return void 0;
		const what = preparableOf(value);
		return what && (what.weapon === void 0 || isWeapon(fighter, what.weapon)) ? void 0 : wrong("prepared", words.prepared);
	} }),
	autopass: kept("autopass", oneOf(AUTOPASS)),
	checkResult: kept("checkResult", nullable(count())),
	checkSuccess: kept("checkSuccess", nullable(flag)),
	defeated: field({
		kind: flag,
		get: (_table, { defeated }) => defeated,
		set: (_table, fighter, value) => {
			fighter.defeated = value;
			fighter.hp = value ? 0 : Math.max(1, fighter.hp);
		}
	})
};
/** Takes from an ambushed fighter what it may not use in the first round: VIG-61. */
function beAmbushed(fighter) {
	if (fighter.conditions.includes("ambushed")) fighter.regular = fighter.movement = 0;
}
// shared/src/rulesets/vigil/sheet/open.ts
/** The table at the very start. Throws `SetupError`, naming the field. */
function open(setup, dice) {
	const table = {
		...newTable(setup, dice),
		options: optionsOf(setup)
	};
	for (const from of setup.combatants) putDown$1(table, newFighter(from, table));
	return table;
}
/** A fighter as it enters the fight. Throws `SetupError`, naming the field. Source: chapters 2.1 and 2.2. */
function newFighter(setup, table) {
	const { archetype, given } = readSheet(sheetKinds(table.content), ARCHETYPES, setup, table.content);
	const own = ownContent(CONTENT, table.content);
	const stats = eachStat((one) => given[one] ?? archetype.stats[one]);
	const { pc, size, vigilance, weapons, armor, shield, abilities } = {
		...archetype,
		...given
	};
	const wielded = given.wielded === void 0 ? weapons[0] ?? null : given.wielded;
	if (wielded !== null && !weapons.includes(wielded)) throw new SetupError(`${setup.id}.sheet.wielded: ${TEXT.setup.notCarried(wielded)}`);
	const maxima = {
		maxHp: given.maxHp ?? archetype.maxHp,
		maxVigor: given.maxVigor ?? 3 + stats.athletics + stats.dexterity + stats.toughness,
		maxFocus: given.maxFocus ?? 3 + stats.awareness + stats.reasoning + stats.willpower
	};
	const fighter = {
		...unhurt(setup, maxima),
		pc,
		size,
		vigilance,
		stats,
		...maxima,
		move: given.move ?? movementBy(stats),
		weapons: [...weapons].sort(),
		wielded,
		armor,
		shield,
		abilities: [...abilities].sort(),
		...own && { own }
	};
	layDown(fieldsWith({ content: CONTENT }, SETTINGS, table.content), table, fighter, setup, TEXT.rejections);
	if (setup.state?.conditions !== void 0) beAmbushed(fighter);
	return fighter;
}
function unhurt(setup, { maxHp, maxVigor, maxFocus }) {
	return {
		...newcomer(setup),
		hp: maxHp,
		vigor: maxVigor,
		focus: maxFocus,
		regular: 1,
		movement: 1,
		quick: 1,
		xquick: 0,
		prepared: null,
		unloaded: [],
		reach: null,
		conditions: [],
		autopass: "own",
		checkResult: null,
		checkSuccess: null,
		hasBegun: false
	};
}
// shared/src/kit/asking.ts
/**
* Asks one after another. What each is asked is looked up when its turn comes (nothing: it is left out), and what it
* `does` is done with all that follows before the next is asked; as soon as that gives something, it is over. Gives
* that, or undefined once all have passed. An order that may change meanwhile is given as a generator.
*/
function* askInOrder(table, order, question, does) {
	for (const id of order) {
		const asked = question(id);
		const answer = asked && (yield* ask(asked));
		if (!answer || answer.option === "pass" || !isStanding(table, id)) continue;
		const result = yield* does(id, answer);
		if (result !== void 0) return result;
	}
}
// shared/src/rulesets/vigil/book/turn-order.ts
/** Settles the turn order for the whole battle: VIG-1 to VIG-4. */
function* settleOrder(table) {
	if (table.order.length === 0) {
		table.phase = "order";
		yield* orderByVigilance(table);
	}
	emit(table, {
		type: "ordered",
		order: [...table.order],
		clause: "VIG-1"
	});
}
function* orderByVigilance(table) {
	const groups = groupsByVigilance(fightersOf(table).filter(({ hidden }) => !hidden));
	const last = yield* askTiedWithNpcs(groups);
	const order = [];
	for (const group of groups) {
		const pcs = group.filter(({ pc }) => pc).map(({ id }) => id);
		const npcs = group.filter(({ pc }) => !pc).map(({ id }) => id);
		const first = pcs.filter((id) => !last.has(id));
		order.push(...yield* agree(table, first));
		order.push(...npcs);
		order.push(...yield* agree(table, pcs.filter((id) => last.has(id))));
	}
	table.order = order.filter((id) => table.fighters[id]);
	for (const id of Object.keys(table.fighters)) if (!table.order.includes(id)) insertIntoOrder(table, id);
}
/** Those of equal vigilance together, as listed; the watchful first. */
function groupsByVigilance(fighters) {
	return [...Map.groupBy(fighters, ({ vigilance }) => vigilance)].sort(([a], [b]) => b - a).map(([, group]) => group);
}
/** Asks each PC that is tied with an NPC; gives those who stand after the NPCs: VIG-3. */
function* askTiedWithNpcs(groups) {
	const last = /* @__PURE__ */ new Set();
	for (const group of groups) {
		if (group.every(({ pc }) => pc)) continue;
		for (const { id } of group.filter(({ pc }) => pc)) {
			const isTied = (seen) => isStanding(seen, id) && group.some((other) => !other.pc && isStanding(seen, other.id));
			if ((yield* ask({
				for: id,
				kind: "tie-npc",
				choices: (seen) => isTied(seen) ? [{ option: "after" }, { option: "first" }] : [],
				concerns: isTied,
				fallback: { option: "first" }
			}))?.option === "after") last.add(id);
		}
	}
	return last;
}
/** The order among PCs with nothing between them: by agreement, else by the dice: VIG-4. */
function* agree(table, tied) {
	const placed = [];
	const left = () => standing(table, tied).filter((id) => !placed.includes(id));
	while (left().length > 1) {
		const named = yield* nameFirst(table, left());
		if (named === "roll") placed.push(...rollOff(table, left()));
		else if (named !== null) placed.push(named);
	}
	return [...placed, ...tied.filter((id) => !placed.includes(id))];
}
/** Whom all of them name, or `roll` as soon as they differ; null if whom they named is gone and they begin anew. */
function* nameFirst(table, group) {
	let named = null;
	const isNamedGone = (seen) => named !== null && !isStanding(seen, named);
	const whoFirst = (id) => {
		const choices = (seen) => isNamedGone(seen) ? [] : firstChoices(seen, id, group);
		const concerns = (seen) => choices(seen).length > 0;
		return {
			for: id,
			kind: "tie-pc",
			choices,
			concerns,
			fallback: { option: "roll" }
		};
	};
	const roll = yield* askInOrder(table, group, whoFirst, function* (_id, { option }) {
		if (option === "roll" || named !== null && option !== named) return "roll";
		named = option;
	});
	return isNamedGone(table) ? null : roll ?? named;
}
/** Whom one of a group may name, as long as there are two of it: a single one is simply placed (VIG-4). */
function firstChoices(table, id, group) {
	const left = standing(table, group);
	if (!left.includes(id) || left.length < 2) return [];
	return [...left, "roll"].sort().map((option) => ({ option }));
}
function standing(table, ids) {
	return ids.filter((id) => isStanding(table, id));
}
/** Dexterity checks, the higher first; those with equal results roll again among themselves: VIG-4. */
function rollOff(table, group) {
	const results = group.map((id) => ({
		id,
		total: rollCheck(table, fighterOf(table, id), "dexterity", 0).total
	}));
	return [...Map.groupBy(results, ({ total }) => total)].sort(([a], [b]) => b - a).flatMap(([, equal]) => {
		const ids = equal.map(({ id }) => id);
		return ids.length > 1 ? rollOff(table, ids) : ids;
	});
}
/** Puts somebody who joins later into the order, behind those of the same vigilance: VIG-R15. */
function insertIntoOrder(table, id) {
	const { vigilance } = fighterOf(table, id);
	const vigilanceOf = (other) => fighterOf(table, other).vigilance;
	const equal = table.order.findLastIndex((other) => vigilanceOf(other) === vigilance);
	const lower = table.order.findIndex((other) => vigilanceOf(other) < vigilance);
	const place = equal >= 0 ? equal + 1 : lower >= 0 ? lower : table.order.length;
	table.order = table.order.toSpliced(place, 0, id);
}
// shared/src/rulesets/vigil/book/gm.ts
/** What the GM's interventions mean here: VIG-72. */
const GM = gmPowersBy({
	make: (setup, table) => ({
		...newFighter(setup, table),
		at: [...setup.at]
	}),
	join(table, newcomer) {
		if (table.round > 0) joinOrder(table, newcomer);
	},
	leave: dropPending,
	decide: (table) => concludeIfDecided(table, end),
	end
});
/** Gives a newcomer its place; if the round has passed that already, its first turn is in the next. */
function joinOrder(table, newcomer) {
	insertIntoOrder(table, newcomer.id);
	newcomer.hasBegun = table.order.slice(table.order.indexOf(newcomer.id) + 1).some((id) => table.fighters[id]?.hasBegun);
}
const interjection = interjectionsOn();
/** What may be done at any moment besides: standing orders, and the GM's prevention. */
const INTERJECTIONS = {
	autopass: interjection({
		params: {
			mode: oneOf(AUTOPASS),
			...UNBOOSTED
		},
		check: (table, by) => findFighter(table, by) ? void 0 : "not-your-turn",
		variants: () => AUTOPASS.map((mode) => ({ mode })),
		run(table, by, { mode }) {
			const fighter = findFighter(table, by);
			if (!fighter) return;
			fighter.autopass = mode;
			emit(table, {
				type: "standing-order",
				by,
				mode,
				secret: true
			});
		}
	}),
	"gm.prevent": interjection({
		gm: true,
		check: (table) => table.phase === "window" ? void 0 : "wrong-phase",
		run(table) {
			const [top] = table.stack;
			if (top) prevent(table, top, "gm");
		}
	})
};
// shared/src/rulesets/vigil/book/rounds.ts
/** The battle from wherever the table is: the order, then round after round. */
function* play(table) {
	if (table.round === 0) {
		yield* settleOrder(table);
		beginRound(table);
	}
	for (;;) {
		if (table.over) yield* halt();
		if (table.turn === null) beginNextTurn(table);
		yield* takeTurn(table);
	}
}
function beginRound(table) {
	table.round += 1;
	emit(table, {
		type: "round-began",
		round: table.round
	});
	for (const fighter of fightersOf(table)) {
		touch(table, fighter.id);
		fighter.hasBegun = false;
		if (table.round === 1) continue;
		refillSlots(fighter);
		relieve(table, fighter.id, "ambushed");
	}
}
/** Goes on to the next in the order whose turn of this round is still to come; after the last a new round begins. */
function beginNextTurn(table) {
	for (const id of table.order) {
		const fighter = table.fighters[id];
		if (!fighter || fighter.hasBegun) continue;
		touch(table, id);
		fighter.hasBegun = true;
		if (fighter.defeated) continue;
		table.turn = id;
		fighter.xquick = 0;
		fighter.prepared = null;
		emit(table, {
			type: "turn-began",
			by: id,
			round: table.round
		});
		return;
	}
	beginRound(table);
}
/** One turn: its owner does what it likes in any order, and others may come in with quick actions. */
function* takeTurn(table) {
	const owner = table.turn;
	while (owner !== null && table.turn === owner) {
		if (table.over) yield* halt();
		table.phase = "turn";
		if (!isStanding(table, owner)) return endTurn(table);
		const intent = yield* askAny(turnQuestions(table, owner));
		if (!intent) continue;
		yield* perform$1(table, ACTIONS, intent);
		yield* settleStack(table);
	}
}
/** The owner may do anything (VIG-6); everybody else with a quick action left what can be done with that: VIG-26. */
function turnQuestions(table, owner) {
	const others = table.order.filter((id) => id !== owner && hasQuickLeft(table, id));
	return [turnQuestion(ACTIONS, owner, isStanding), ...others.map((id) => turnQuestion(QUICK_ACTIONS, id, hasQuickUse, { couldAct: hasQuickLeft }))];
}
// shared/src/engine/forecast.ts
/**
* A forecast whose provocations are found out once somebody asks for them: of all the ways on a map few are looked at
* closely. `find` must not be asked after the table it looks at has changed.
*/
function provoking(forecast, find) {
	let found;
	return {
		...forecast,
		get provokes() {
			found ??= find();
			return found;
		}
	};
}
// shared/src/kit/odds.ts
/** At either end of a sum, what is less likely than this is left out: dice that explode have no highest number. */
const NEGLIGIBLE$1 = 1e-9;
/** What is certain. */
function certainly(result) {
	return {
		low: result,
		chances: [1]
	};
}
/** One die of so many sides. */
function die(sides) {
	return {
		low: 1,
		chances: new Array(sides).fill(1 / sides)
	};
}
/** The sum of two independent results. */
function sum(a, b) {
	const chances = new Array(a.chances.length + b.chances.length - 1).fill(0);
	for (let i = 0; i < a.chances.length; i++) {
		const one = a.chances[i] ?? 0;
		if (one === 0) continue;
		for (let j = 0; j < b.chances.length; j++) chances[i + j] = (chances[i + j] ?? 0) + one * (b.chances[j] ?? 0);
	}
	return trimmed({
		low: a.low + b.low,
		chances
	});
}
/** What is left of one result after another, independent of it, is taken off. */
function difference(a, b) {
	return sum(a, negated(b));
}
function negated({ low, chances }) {
	return {
		low: 1 - low - chances.length,
		chances: [...chances].reverse()
	};
}
/** Without negligible ends, and still adding up to 1. */
function trimmed({ low, chances }) {
	const first = chances.findIndex((chance) => chance >= NEGLIGIBLE$1);
	const last = chances.findLastIndex((chance) => chance >= NEGLIGIBLE$1);
	if (first === 0 && last === chances.length - 1) return {
		low,
		chances
	};
	const kept = chances.slice(first, last + 1);
	const total = kept.reduce((so, chance) => so + chance, 0);
	return {
		low: low + first,
		chances: kept.map((chance) => chance / total)
	};
}
/** What becomes of each result. */
function mapped(of, become) {
	return gathered((add) => eachOf(of, (result, chance) => add(become(result), chance)));
}
/** What all these results are together: they are gone through twice, so that nothing need be kept of them. */
function gathered(goThrough) {
	let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	goThrough((result, chance) => {
		if (chance === 0) return;
		low = Math.min(low, result);
		high = Math.max(high, result);
	});
	const chances = new Array(high - low + 1).fill(0);
	goThrough((result, chance) => {
		if (chance > 0) chances[result - low] = (chances[result - low] ?? 0) + chance;
	});
	return {
		low,
		chances
	};
}
function eachOf({ low, chances }, tell) {
	for (let index = 0; index < chances.length; index++) {
		const chance = chances[index] ?? 0;
		if (chance > 0) tell(low + index, chance);
	}
}
/** What can come about, ascending, with its chance. */
function resultsOf(of) {
	const results = [];
	eachOf(of, (result, chance) => results.push([result, chance]));
	return results;
}
/** The chance of one result. */
function chanceOf({ low, chances }, result) {
	return chances[result - low] ?? 0;
}
/** The chance of a result that is meant. */
function chanceThat(of, isMeant) {
	return averageOf(of, (result) => isMeant(result) ? 1 : 0);
}
/** What it comes to on average: the result itself, or what that is worth. */
function averageOf(of, worth = (result) => result) {
	let so = 0;
	eachOf(of, (result, chance) => {
		so += chance * worth(result);
	});
	return so;
}
/** What comes of somebody's field changing by so much; `isDefeated` says by which changes they are out of the fight. */
function changeOf(target, field, by, isDefeated = () => false) {
	return {
		target,
		field,
		changes: resultsOf(by),
		average: averageOf(by),
		defeat: chanceThat(by, isDefeated)
	};
}
/** What losing so much of a field does to somebody, who is out of the fight if `isDefeated` by it. */
function lossOf(target, field, lost, isDefeated) {
	return changeOf(target, field, negated(lost), (by) => isDefeated(-by));
}
/** What regaining so much of a field does to somebody who misses no more than `missing`. */
function gainOf(target, field, gained, missing) {
	return changeOf(target, field, mapped(gained, (so) => Math.max(0, Math.min(so, missing))));
}
/** What succeeds or fails, and no more. */
function yesOrNo(success, worth = 0, effects = []) {
	return {
		outcomes: [{
			id: "failure",
			label: TEXT$1.odds.fails,
			chance: 1 - success
		}, {
			id: "success",
			label: TEXT$1.odds.succeeds,
			chance: success
		}].filter(({ chance }) => chance > 0),
		success,
		effects,
		worth
	};
}
/** The same odds as the other side looks at them: they succeed if it fails, and what it gains they lose. */
function turned({ success, worth = 0, ...odds }) {
	return {
		...odds,
		success: 1 - success,
		worth: -worth
	};
}
/** The forecast of what costs nothing, does nothing that can be told, and is answered by nobody. */
const NOTHING = {
	cost: {},
	against: [],
	provokes: []
};
// shared/src/rulesets/vigil/odds/rolls.ts
/** How likely an explosion has to be to be looked at. */
const NEGLIGIBLE = 1e-9;
const known = /* @__PURE__ */ new Map();
/** The exact chances of a check's result, with the terms that the rule itself rolls it with. */
function checkOdds(table, fighter, check) {
	const { modifier, net } = checkTerms(fighter, check.stat, check.advantage);
	if (isFixed(table.options, fighter)) return certainly(fixedTotal(table.options, modifier, net));
	const { exploding } = table.options;
	const key = `${net} ${modifier} ${exploding}`;
	const before = known.get(key);
	if (before) return before;
	const odds = mapped(diceOdds(net, exploding), (shown) => Math.max(0, shown + modifier));
	known.set(key, odds);
	return odds;
}
/** Two base dice and so many more, added or (negative) taken away. */
function diceOdds(net, exploding) {
	const one = dieOdds(exploding);
	let all = sum(one, one);
	for (let more = 0; more < Math.abs(net); more++) all = net > 0 ? sum(all, one) : difference(all, one);
	return all;
}
/** One die; one that explodes goes on until it is too unlikely to matter. */
function dieOdds(exploding) {
	if (!exploding) return die(6);
	const chances = [];
	for (let wave = 1; wave > NEGLIGIBLE; wave /= 6) for (let face = 1; face <= 6; face++) chances.push(face < 6 ? wave / 6 : 0);
	return trimmed({
		low: 1,
		chances
	});
}
/** The chance that one result is good enough against another. */
function successOdds(a, b) {
	return chanceThat(difference(a, b), (margin) => succeeds(margin, 0));
}
/** The chance that a result reaches a number. */
function reaches(odds, difficulty) {
	return chanceThat(odds, (result) => succeeds(result, difficulty));
}
// shared/src/rulesets/vigil/odds/action-odds.ts
/** What knocking somebody down is worth, in hit points. */
const PRONE_WORTH = 1.5;
/** The chances of each amount of damage from an attack met by a defence; undefined if it is none. */
function damageOdds(table, attacker, entry, target, defence) {
	const check = deedOf(entry).attack?.(attacker, entry.weapon);
	if (!check) return void 0;
	return mapped(difference(checkOdds(table, attacker, {
		...check,
		advantage: advantageOf(attacker, entry, check.advantage)
	}), checkOdds(table, target, defenceCheck(table, target, entry, defence))), (margin) => Math.max(0, margin));
}
/** The odds of an attack on its target, met by a defence; undefined if it has none. */
function attackOdds(table, attacker, entry, defence) {
	const target = targetOf(table, entry);
	const damage = target && damageOdds(table, attacker, entry, target, defence);
	if (!damage) return void 0;
	const hit = 1 - chanceOf(damage, 0);
	const effect = lossOf(target.id, "hp", damage, (lost) => lost >= target.hp);
	const isStruckDown = entry.boosts.includes("knock-down");
	return {
		outcomes: [{
			id: "miss",
			label: TEXT.odds.noDamage,
			chance: 1 - hit
		}, {
			id: "hit",
			label: TEXT.odds.damage,
			chance: hit
		}],
		success: hit,
		effects: [effect],
		...isStruckDown && { worth: 1.5 * (hit - effect.defeat) }
	};
}
/** The same, as the target sees it: it succeeds if nothing gets through. */
function defenceOdds(table, target, entry, defence) {
	const attacker = table.fighters[entry.by];
	if (!attacker) return void 0;
	const odds = attackOdds(table, attacker, {
		...entry,
		target: target.id
	}, defence);
	return odds && turned(odds);
}
/** The odds of an opposed check; undefined if the action has none. */
function contestOdds(table, actor, entry, worth) {
	const opponent = opponentOf(table, entry);
	if (!isOpposed(entry.name) || !opponent) return void 0;
	return yesOrNo(contestChance(table, actor, entry, opponent), worth);
}
/** The chance of an opposed check. */
function contestChance(table, actor, entry, opponent) {
	const { stat, against } = numbersOf(actor, entry.name);
	return successOdds(checkOdds(table, actor, {
		stat,
		advantage: advantageOf(actor, entry, 0)
	}), checkOdds(table, opponent, {
		stat: against,
		advantage: 0
	}));
}
/** Whom an opposed check is made against: the target, or who does what is answered. */
function opponentOf(table, entry) {
	const parent = findEntry(table, entry.parent);
	return deedOf(entry).isBound === true ? parent && table.fighters[parent.by] : targetOf(table, entry);
}
/** The odds of climbing or swinging along a feature. */
function traverseOdds(table, actor, entry) {
	const id = isEntryOf(entry, traverse) ? entry.act.feature : void 0;
	const feature = table.options.features.find((one) => one.id === id);
	if (!feature) return void 0;
	const own = checkOdds(table, actor, {
		stat: feature.stat,
		advantage: -entry.disadvantage
	});
	return yesOrNo(feature.difficulty === null ? 1 : reaches(own, feature.difficulty));
}
/** The odds of healing. */
function healingOdds(table, entry) {
	const target = targetOf(table, entry);
	if (!target) return void 0;
	return yesOrNo(1, 0, [gainOf(target.id, "hp", dieOdds(table.options.exploding), target.maxHp - target.hp)]);
}
// shared/src/rulesets/vigil/odds/readiness.ts
/** How much of what other arms would bring counts now, as they strike later. */
const SHARE = .5;
/** A weapon is put away only for a clearly better one, so that nobody goes to and fro. */
const CLEARLY = 1.25;
/** What is left of a blow's worth if one has to go there first, and if it is too far to go at once. */
const AFTER_A_WALK = .8;
const FAR_OFF = .4;
/** What is left of it if its point of vigor has to be breathed first. */
const OUT_OF_BREATH = .6;
/** What is left of a shot if the weapon has to be loaded first. */
const UNLOADED = .75;
/** What taking another weapon in hand is worth. */
function worthOfSwitch(table, actor, to, rate) {
	const now = worthInHand(table, actor, actor.wielded, rate);
	const then = worthInHand(table, actor, to, rate);
	return then > CLEARLY * now ? SHARE * (then - now) : 0;
}
/** What loading the weapon in hand is worth. */
function worthOfReload(table, actor, weapon, rate) {
	return SHARE * Math.max(0, bestBlow(table, actor, weapon, rate) - bestBlow(table, actor, "unarmed", rate));
}
/** The best that can be done with that in hand: with the weapon, or with the bare fist. */
function worthInHand(table, actor, weapon, rate) {
	const bare = bestBlow(table, actor, "unarmed", rate);
	if (weapon === null) return bare;
	const share = actor.unloaded.includes(weapon) ? UNLOADED : 1;
	return Math.max(bare, share * bestBlow(table, actor, weapon, rate));
}
function bestBlow(table, actor, weapon, rate) {
	const ease = easeOfPaying(actor, weapon);
	if (ease === 0) return 0;
	return enemiesOf(table, actor.id).reduce((best, { id: target, at }) => {
		const act = {
			weapon,
			target
		};
		const attack = draftOf(table, {
			by: actor.id,
			name: "attack",
			act
		});
		return Math.max(best, ease * nearnessOf(table, actor, at, weapon) * rate(table, actor, attack));
	}, 0);
}
/** Focus does not come back, vigor does with a breath: VIG-49, VIG-R11. */
function easeOfPaying(fighter, weapon) {
	const { vigor, focus } = fighter;
	if (weaponOf(fighter, weapon).kind !== "melee") return focus > 0 ? 1 : 0;
	return vigor > 0 ? 1 : OUT_OF_BREATH;
}
function nearnessOf(table, actor, at, weapon) {
	const { reach } = weaponOf(actor, weapon);
	if (isWithin(table, actor.at, at, reach)) return 1;
	return distance(actor.at, at) <= reach + movementValue(actor) ? AFTER_A_WALK : FAR_OFF;
}
// shared/src/rulesets/vigil/odds/worth.ts
const HELD_WORTH = 2;
const DAZED_WORTH = 2;
const VIGOR_WORTH = .6;
const MOST_DEEP = 6;
/** What a pending (or imagined) action is worth to the side that does it, on average. */
function worthOfEntry(table, entry, depth = 0) {
	const actor = table.fighters[entry.by];
	if (!actor || depth > MOST_DEEP) return 0;
	if (isAttack(entry)) return worthOfAttack(table, actor, entry);
	if (isOpposed(entry.name)) return worthOfContest(table, actor, entry, depth);
	if (entry.name === "breathe") return VIGOR_WORTH * Math.min(numbersOf(actor, "breathe").gain, actor.maxVigor - actor.vigor);
	if (entry.name === "roar") return worthOfRoar(table, actor);
	if (isEntryOf(entry, switchWeapon)) return worthOfSwitch(table, actor, entry.act.weapon, worthOfAttack);
	if (isEntryOf(entry, reload)) return worthOfReload(table, actor, entry.act.weapon, worthOfAttack);
	if (entry.name === "stand") return PRONE_WORTH;
	const parent = findEntry(table, entry.parent);
	return parent ? worthOfAnswer(table, actor, entry, parent, depth) : 0;
}
function worthOfAttack(table, attacker, entry) {
	const target = targetOf(table, entry);
	if (!target) return 0;
	const passive = harm(target, damageOdds(table, attacker, entry, target, "passive"));
	if (!canDefendActively(table, target, entry)) return passive;
	return Math.min(passive, harm(target, damageOdds(table, attacker, entry, target, { boosts: [] })));
}
function harm({ hp, maxHp }, damage) {
	if (!damage) return 0;
	return averageOf(damage, (lost) => Math.min(lost, hp) + (lost >= hp ? 5 + maxHp / 4 : 0));
}
function worthOfContest(table, actor, entry, depth) {
	const opponent = opponentOf(table, entry);
	if (!opponent) return 0;
	const chance = contestChance(table, actor, entry, opponent);
	const parent = findEntry(table, entry.parent);
	if (entry.name === "trip") return chance * PRONE_WORTH;
	if (entry.name === "bind") return chance * HELD_WORTH;
	return parent ? chance * Math.max(1, worthOfEntry(table, parent, depth + 1)) : 0;
}
function worthOfRoar(table, actor) {
	const { range, against, difficulty } = numbersOf(actor, "roar");
	const near = enemiesOf(table, actor.id).filter((enemy) => isWithin(table, actor.at, enemy.at, range));
	const steadyOdds = (enemy) => reaches(checkOdds(table, enemy, {
		stat: against,
		advantage: 0
	}), difficulty);
	return near.reduce((sum, enemy) => sum + DAZED_WORTH * (1 - steadyOdds(enemy)), 0);
}
/** What answering an action without a check is worth: what it takes from it. */
function worthOfAnswer(table, actor, entry, parent, depth) {
	const before = worthOfEntry(table, parent, depth + 1);
	const taken = (changed) => before - worthOfEntry(table, changed, depth + 1);
	if (entry.name === "foil") return before;
	if (entry.name === "distract") return taken({
		...parent,
		disadvantage: parent.disadvantage + numbersOf(actor, "distract").dice
	});
	if (entry.name === "unsettle") {
		const { boost } = entry.act;
		return boost ? taken({
			...parent,
			boosts: without(parent.boosts, boost)
		}) : 0;
	}
	if (entry.name === "intercept") return taken({
		...parent,
		target: actor.id
	});
	return entry.name === "sidestep" && escapes(table, entry, parent) ? before : 0;
}
/** Whether a sidestep leads out of the attack's reach. */
function escapes(table, { act: { to } }, parent) {
	const enemy = table.fighters[parent.by];
	if (!enemy || !to) return false;
	const { weapon } = parent;
	const range = weapon === void 0 ? numbersOf(enemy, "firebolt").range : weaponOf(enemy, weapon).reach;
	return distance(enemy.at, to) > range || !isWithin(table, enemy.at, to, range);
}
// shared/src/rulesets/vigil/odds/forecast.ts
/**
* The exact odds of an intent or answer, by enumeration with the rule's own functions. Of exploding dice, what is less
* likely than a billionth is left out and the rest scaled up to 1.
*/
function forecast(table, by, prospect) {
	const fighter = findFighter(table, by);
	if (!fighter) return void 0;
	if ("answer" in prospect && prospect.kind === "defend") return forecastDefence(table, fighter, String(prospect.answer), prospect);
	const proposal = proposalIn(table, fighter, prospect);
	return proposal && forecastOf(table, fighter, proposal);
}
/** What a prospect would lay on the stack. */
function proposalIn(table, fighter, prospect) {
	if (!("answer" in prospect)) {
		const { do: name, ...params } = prospect;
		return proposedBy(table, fighter.id, name, params);
	}
	const { answer, kind, ...params } = prospect;
	const proposal = kind === "respond" ? proposalNamed(fighter, answer) : void 0;
	const aim = readValues(AIMED, params);
	return proposal && aim && readProposal(proposal, aim);
}
function forecastOf(table, fighter, proposal) {
	const entry = draftOf(table, proposal);
	const pending = withOnTop(table, entry);
	const cost = priceFor(fighter, withBoosts(fighter, deedOf(proposal).cost(fighter, proposal.act), entry.boosts));
	const odds = oddsOf(pending, fighter, entry);
	return provoking({
		cost: {
			...cost,
			[entry.slot]: 1
		},
		...odds && { odds },
		against: isAttack(entry) ? activeDefence(pending, entry) : []
	}, () => provoked(pending, fighter, entry));
}
/** The table as it would be with an action on top of the stack. */
function withOnTop(table, entry) {
	return {
		...table,
		stack: [entry, ...table.stack]
	};
}
/** What comes of an action if nobody answers. */
function oddsOf(table, actor, entry) {
	if (isAttack(entry)) return attackOdds(table, actor, entry, "passive");
	if (entry.name === "check" || entry.name === "stunt") return void 0;
	if (entry.name === "mend") return healingOdds(table, entry);
	if (entry.name === "traverse") return traverseOdds(table, actor, entry);
	const worth = worthOfEntry(table, entry);
	return contestOdds(table, actor, entry, worth) ?? yesOrNo(1, worth);
}
/** How the target's active defence would change it. */
function activeDefence(table, entry) {
	const target = targetOf(table, entry);
	const attacker = table.fighters[entry.by];
	if (!target || !attacker || !canDefendActively(table, target, entry)) return [];
	const odds = attackOdds(table, attacker, entry, { boosts: [] });
	return odds ? [{
		option: "active",
		label: TEXT.options.active.label,
		odds
	}] : [];
}
/** What an answer to an attack under way means to its target. */
function forecastDefence(table, target, answer, params) {
	const [attack] = table.stack;
	if (!attack || !isAttack(attack)) return void 0;
	const boosts = boostsOf(params);
	const isActive = answer === "active";
	const odds = defenceOdds(table, target, attack, isActive ? { boosts } : "passive");
	const cost = isActive ? priceFor(target, withBoosts(target, { vigor: 1 }, boosts)) : {};
	return {
		...NOTHING,
		cost,
		...odds && { odds }
	};
}
/** Who could answer the action with something that it brings about, and for a travel, where on the way. */
function provoked(table, actor, entry) {
	const declared = answersTo(table, actor, actor.at, 0);
	if (!isEntryOf(entry, move) || !table.options.stepWindows) return declared;
	const later = entry.act.path.slice(0, -1).flatMap((at, index) => answersTo(table, actor, at, index + 1));
	return [...declared, ...later];
}
/** The bound answers that enemies would have with the actor in that hex; free ones could come at any time. */
function answersTo(table, actor, at, step) {
	const there = {
		...table,
		fighters: {
			...table.fighters,
			[actor.id]: {
				...actor,
				at
			}
		}
	};
	const found = [];
	for (const other of enemiesOf(table, actor.id)) {
		if (other.quick + other.xquick < 1) continue;
		const { id } = other;
		for (const reaction of BOUND_ABILITIES) {
			if (!other.abilities.includes(reaction) || step > 0 && reaction !== "block-path") continue;
			const proposal = {
				by: id,
				name: reaction,
				act: {}
			};
			if (!isOpen(there, other, proposal)) continue;
			found.push({
				by: id,
				reaction,
				at,
				step,
				odds: reactionOdds(there, other, proposal)
			});
		}
	}
	return found;
}
function reactionOdds(table, reactor, proposal) {
	return contestOdds(table, reactor, draftOf(table, proposal)) ?? yesOrNo(1);
}
// shared/src/kit/events.ts
const word$1 = anId();
const number$1 = count(-999, 999);
const health = {
	amount: number$1,
	hp: number$1
};
const change = {
	resource: word$1,
	amount: number$1,
	now: number$1
};
/** What the events of the kit hold besides who did it to whom, for the `events` of a ruleset. */
const KIT_EVENTS = {
	hurt: {
		members: health,
		beat: "hurt"
	},
	healed: {
		members: health,
		beat: "heal"
	},
	defeated: {
		members: {},
		beat: "fall"
	},
	afflicted: { members: { condition: word$1 } },
	relieved: { members: { condition: word$1 } },
	gained: { members: change },
	lost: { members: change },
	ruled: { members: {
		kind: word$1,
		ruling: word$1
	} },
	joined: { members: {} },
	removed: { members: { name: text(40) } }
};
/** The event of a payment, where these can be paid with. */
function paidFrom(...purses) {
	return { members: Object.fromEntries(purses.map((purse) => [purse, optional(number$1)])) };
}
// shared/src/rulesets/vigil/sheet/events.ts
const word = anId();
const number = count(-999, 999);
const dice = listOf(number);
const named = { name: word };
const weapon = { weapon: word };
const plain$1 = { members: {} };
const went = {
	members: {
		from: hex,
		to: hex
	},
	beat: "walk"
};
const declared = {
	...named,
	slot: word,
	boosts: listOf(word),
	weapon: nullable(word),
	isPrepared: flag,
	answers: nullable(word),
	note: nullable(text())
};
const outcome = {
	...named,
	total: nullable(number),
	difficulty: nullable(number)
};
/** What its events hold besides who did it to whom, and how the map plays them. */
const EVENTS = {
	...KIT_EVENTS,
	ordered: { members: { order: listOf(fighter$1, 200) } },
	"round-began": { members: { round: number } },
	"turn-began": { members: { round: number } },
	"turn-ended": plain$1,
	declared: { members: declared },
	responded: { members: declared },
	offered: { members: named },
	passed: plain$1,
	resolved: { members: named },
	fizzled: { members: named },
	prevented: { members: named },
	dropped: { members: named },
	distracted: { members: named },
	intercepted: { members: named },
	unsettled: { members: {
		...named,
		boost: word
	} },
	checked: {
		members: {
			stat: word,
			modifier: number,
			net: number,
			dice,
			signs: dice,
			total: number
		},
		beat: "strike"
	},
	succeeded: { members: outcome },
	failed: { members: outcome },
	defended: {
		members: { boosts: listOf(word) },
		beat: "guard"
	},
	withstood: {
		members: {
			attack: number,
			defence: number
		},
		beat: "miss"
	},
	hurt: {
		members: {
			amount: number,
			hp: number,
			attack: optional(number),
			defence: optional(number)
		},
		beat: "hurt"
	},
	healed: {
		members: {
			dice,
			amount: number,
			hp: number
		},
		beat: "heal"
	},
	paid: paidFrom("vigor", "focus", "hp"),
	forgone: { members: { gain: word } },
	prepared: { members: {
		what: word,
		note: nullable(text())
	} },
	"standing-order": { members: { mode: word } },
	switched: { members: { weapon: nullable(word) } },
	reloaded: { members: weapon },
	drew: { members: weapon },
	"dropped-weapon": { members: weapon },
	leapt: went,
	traversed: went,
	sidestepped: went,
	swapped: went,
	"fell-back": went
};
// shared/src/rulesets/vigil/sheet/fields.ts
const { at, shown } = fieldsOf();
const points = count(0, 99);
/** A field that the GM may set, with what follows from it in the middle of a fight. */
function settable(key, field) {
	return {
		...field,
		fault(table, fighter, value) {
			const fault = field.fault?.(table, fighter, value);
			const isTaken = isReturn(fighter, key, value) && occupant(table, fighter.at, fighter.id);
			return fault ?? (isTaken ? "occupied" : void 0);
		},
		set(table, fighter, value) {
			const wasAmbushed = has(fighter, "ambushed");
			if (isFall(fighter, key, value)) return defeat(table, fighter.id);
			field.set?.(table, fighter, value);
			if (!wasAmbushed && table.round <= 1) beAmbushed(fighter);
			if (key === "side") concludeIfDecided(table, end);
		}
	};
}
function isFall({ defeated }, key, value) {
	return !defeated && (key === "hp" && value === 0 || key === "defeated" && value === true);
}
/** Whether a value brings somebody who is out of the fight back into it. */
function isReturn({ defeated }, key, value) {
	return defeated && (key === "hp" && value !== 0 || key === "defeated" && value === false);
}
const { at: _written, ...plain } = SETTINGS;
/** The table view: chapter 2.2, and the sheet's numbers to read. */
const FIELDS = {
	...Object.fromEntries(Object.entries(plain).map(([key, field]) => [key, settable(key, field)])),
	at: at(),
	kind: shown(anId(), ({ kind }) => kind),
	abilities: shown(listOf(thing(KNOWN)), ({ abilities }) => abilities),
	maxHp: shown(points, ({ maxHp }) => maxHp),
	maxVigor: shown(points, ({ maxVigor }) => maxVigor),
	maxFocus: shown(points, ({ maxFocus }) => maxFocus),
	...Object.fromEntries(STATS.map((stat) => [stat, shown(count(0, 10), ({ stats }) => stats[stat])]))
};
// shared/src/scenario/scenario.ts
/** Ready-made fights from their files, by id. Throws `SetupError` where one is no setup. */
function scenariosFrom(files) {
	return Object.entries(files).map(([id, { title, blurb, ...rest }]) => ({
		id,
		title,
		blurb,
		setup: parseSetup(rest)
	}));
}
// shared/src/rulesets/vigil/sheet/scenarios.ts
const { fights, names, files } = TEXT.scenarios;
/** A fighter of the fight at the bridge. */
function fighter(side, kind, at, sheet = {}) {
	return {
		id: kind,
		name: names[kind],
		side,
		at,
		sheet: {
			kind,
			...sheet
		}
	};
}
const heroes = [
	fighter("heroes", "warden", [-3, 1]),
	fighter("heroes", "duelist", [-3, 0]),
	fighter("heroes", "archer", [-5, 2]),
	fighter("heroes", "mystic", [-4, 1])
];
const bridge = {
	ruleset: "vigil",
	options: { features: [{
		id: "rope",
		kind: "chandelier",
		from: [-2, 3],
		to: [2, 1],
		stat: "athletics",
		difficulty: 9
	}] },
	map: {
		radius: 6,
		walls: [
			[-1, 3],
			[-1, 2],
			[1, -3],
			[1, -2]
		],
		difficult: [
			[0, 0],
			[0, 1],
			[0, -1]
		],
		cover: [[-4, 2], [3, -1]],
		looks: {
			planks: [[0, 0]],
			water: [[0, 1], [0, -1]]
		}
	}
};
const causeway = {
	radius: 4,
	walls: [
		[-1, -2],
		[2, -3],
		[1, 2],
		[-2, 3]
	],
	difficult: [
		[0, -2],
		[1, -2],
		[0, 2],
		[-1, 2]
	],
	cover: [[-1, 0], [1, 0]],
	looks: { water: [
		[0, -2],
		[1, -2],
		[0, 2],
		[-1, 2]
	] }
};
/** A duel to begin with, and the ready-made fights of chapter 8. */
const SCENARIOS = [
	{
		id: "duel",
		...fights.duel,
		setup: {
			ruleset: "vigil",
			options: {},
			map: causeway,
			combatants: [fighter("heroes", "warden", [-2, 1]), fighter("foes", "brute", [2, -1], { maxHp: 43 })]
		}
	},
	{
		id: "toll-bridge",
		...fights["toll-bridge"],
		setup: {
			...bridge,
			combatants: [
				...heroes,
				fighter("foes", "raider", [4, 0]),
				fighter("foes", "captain", [4, -1]),
				fighter("foes", "brute", [5, -2]),
				fighter("foes", "bowman", [6, -3]),
				fighter("foes", "hexer", [6, -2])
			]
		}
	},
	{
		id: "toll-bridge-ogre",
		...fights["toll-bridge-ogre"],
		setup: {
			...bridge,
			combatants: [
				...heroes,
				fighter("foes", "captain", [2, -1]),
				fighter("foes", "ogre-warlord", [4, -1]),
				fighter("foes", "bowman", [4, -2]),
				fighter("foes", "hexer", [5, -2])
			]
		}
	},
	...scenariosFrom(files)
];
// shared/src/engine/catalogue.ts
/** An event in the sentence that the catalogue, or else the engine's own, has for its type; undefined if neither has one. */
function tell(sentences, event, telling) {
	const engines = TEXT$1.sentences;
	const sentence = own(sentences, event.type) ?? own(engines, event.type);
	const name = (id) => id === void 0 ? "" : telling.nameOf(id);
	return sentence?.(event, {
		...telling,
		by: name(event.by),
		target: name(event.target)
	});
}
/** The entries of a description: the words of the catalogue, each with its clauses if there are any. */
function entriesOf(words, clauses) {
	const entries = Object.keys(words).map((id) => {
		const cited = clauses[id];
		return [id, {
			...words[id],
			...cited && { clauses: cited }
		}];
	});
	return Object.fromEntries(entries);
}
/** What the engine asks whatever the rules, for the entries of a description. */
const ENGINE_PROMPTS = TEXT$1.prompts;
/** How that may be answered. */
const ENGINE_OPTIONS = TEXT$1.options;
/** The same for actions, of which each needs its group. */
function actionEntriesOf(words, rest) {
	const entries = Object.keys(words).map((id) => [id, {
		...words[id],
		...rest[id]
	}]);
	return Object.fromEntries(entries);
}
/** The parts of a sheet, in the order in which the catalogue has them. */
function sheetOf(parts) {
	return Object.values(parts).map(({ label, fields }) => ({
		label,
		fields: Object.entries(fields).map(([field, name]) => ({
			field,
			label: name
		}))
	}));
}
// shared/src/engine/wording.ts
/** An id as a heading, where nobody has words for it: `battle-rage` as "Battle rage", `maxHp` as "Max hp". */
function headingOf(id) {
	const words = id.replaceAll(/[-_.]/g, " ").replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
}
// shared/src/kit/labels.ts
/** The labels of a catalogue whose chapters are looked through in this order; `nothing` is what no id reads as. */
function labelsOf(chapters, nothing = "") {
	const labelOf = (id) => {
		if (typeof id !== "string") return nothing;
		return (chapters.find((chapter) => Object.hasOwn(chapter, id))?.[id])?.label ?? headingOf(id);
	};
	return {
		labelOf,
		wordFor: (id) => labelOf(id).toLowerCase()
	};
}
const renamed = /* @__PURE__ */ new WeakMap();
/** The same where a battle's content has names of its own. */
function labelsIn(content, labels) {
	if (!content) return labels;
	const known = renamed.get(labels) ?? /* @__PURE__ */ new WeakMap();
	renamed.set(labels, known);
	const made = known.get(content) ?? renamedBy(content, labels);
	known.set(content, made);
	return made;
}
function renamedBy(content, labels) {
	const entries = Object.entries(content).filter(([part]) => part !== ARCHETYPES$1).flatMap(([, part]) => Object.entries(part));
	const own = new Map(entries.flatMap(([id, { label }]) => typeof label === "string" ? [[id, label]] : []));
	const labelOf = (id) => own.get(String(id)) ?? labels.labelOf(id);
	return {
		labelOf,
		wordFor: (id) => own.get(String(id))?.toLowerCase() ?? labels.wordFor(id)
	};
}
// shared/src/rulesets/vigil/words/labels.ts
const LABELS = labelsOf([
	TEXT.things,
	TEXT.actions,
	TEXT.conditions,
	TEXT.options,
	TEXT.table.resources
], TEXT.params.nothing);
// shared/src/rulesets/vigil/words/about.ts
/** What is to be known of a pending action: in its player's words, with what, and what has been added to it. */
function about({ act, weapon, boosts, disadvantage, travel }, content) {
	const { labelOf } = labelsIn(content, LABELS);
	const words = TEXT.about;
	return {
		...act.note && { text: act.note },
		facts: [
			...weapon === void 0 ? [] : [{
				label: words.weapon,
				value: labelOf(weapon)
			}],
			...boosts.length === 0 ? [] : [{
				label: words.boosts,
				value: boosts.map(labelOf).join(", ")
			}],
			...disadvantage === 0 ? [] : [{
				label: words.disadvantage,
				value: `${disadvantage}`
			}],
			...travel ? [{
				label: words.steps,
				value: words.of(travel.made, travel.length)
			}] : []
		]
	};
}
// shared/src/rulesets/vigil/words/glossary.ts
const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
	attack: {
		group: "attack",
		pointer: "fighter",
		clauses: [
			"VIG-48",
			"VIG-49",
			"VIG-51"
		]
	},
	use: {
		group: "ability",
		each: ["ability"],
		clauses: ["VIG-9", "VIG-26"]
	},
	perform: {
		group: "attack",
		clauses: ["VIG-63"]
	},
	move: {
		group: "move",
		pointer: "path",
		clauses: ["VIG-15", "VIG-24"]
	},
	switch: {
		group: "item",
		clauses: ["VIG-18"]
	},
	reload: {
		group: "item",
		clauses: ["VIG-19"]
	},
	stand: {
		group: "move",
		clauses: ["VIG-21"]
	},
	traverse: {
		group: "move",
		clauses: ["VIG-20"]
	},
	stunt: {
		group: "move",
		pointer: "hex",
		clauses: ["VIG-22", "VIG-R13"]
	},
	check: {
		group: "other",
		clauses: ["VIG-10", "VIG-R13"]
	},
	ready: {
		group: "other",
		clauses: ["VIG-62", "VIG-64"]
	},
	forgo: {
		group: "other",
		clauses: [
			"VIG-11",
			"VIG-12",
			"VIG-13"
		]
	},
	"end-turn": {
		group: "other",
		clauses: ["VIG-6", "VIG-7"]
	},
	autopass: {
		group: "other",
		clauses: ["VIG-42"]
	},
	"gm.prevent": {
		group: "other",
		clauses: ["VIG-66", "VIG-72"]
	}
});
const PROMPT_ENTRIES = entriesOf(TEXT.prompts, {
	"tie-npc": ["VIG-3"],
	"tie-pc": ["VIG-4"],
	respond: ["VIG-31", "VIG-33"],
	defend: ["VIG-54", "VIG-58"],
	rule: ["VIG-R13"]
});
const OPTION_ENTRIES = entriesOf(TEXT.options, {
	own: ["VIG-42"],
	none: ["VIG-42"],
	all: ["VIG-42"],
	pass: ["VIG-32", "VIG-58"],
	prepared: ["VIG-63"],
	active: [
		"VIG-54",
		"VIG-55",
		"VIG-56"
	],
	first: ["VIG-3"],
	after: ["VIG-3"],
	roll: ["VIG-4"],
	deny: ["VIG-R13"],
	easy: ["VIG-R13"],
	normal: ["VIG-R13"],
	hard: ["VIG-R13"],
	"no-check": ["VIG-R13"]
});
const THING_ENTRIES = entriesOf(TEXT.things, {
	unarmed: ["VIG-51"],
	dagger: ["VIG-50"],
	longsword: ["VIG-50"],
	spear: ["VIG-50"],
	"war-axe": ["VIG-50"],
	fangs: ["VIG-50"],
	"great-fists": ["VIG-50"],
	"throwing-knives": ["VIG-R17"],
	javelins: ["VIG-R17"],
	"short-bow": ["VIG-50"],
	"long-bow": ["VIG-50"],
	crossbow: ["VIG-19"],
	padded: ["VIG-56"],
	mail: ["VIG-56"],
	plate: ["VIG-56"],
	buckler: ["VIG-56"],
	"round-shield": ["VIG-56"],
	"tower-shield": ["VIG-56"],
	bind: ["VIG-R3"],
	"block-path": ["VIG-28", "VIG-71"],
	breathe: ["VIG-R11"],
	disrupt: ["VIG-28"],
	distract: ["VIG-25"],
	firebolt: ["VIG-57"],
	foil: ["VIG-28"],
	intercept: ["VIG-R16"],
	mend: ["VIG-R2"],
	"quick-strike": ["VIG-52"],
	roar: ["VIG-R3"],
	sidestep: ["VIG-27"],
	trip: ["VIG-71"],
	unsettle: ["VIG-75"],
	brace: ["VIG-59"],
	"careful-aim": ["VIG-46"],
	dash: ["VIG-45"],
	deflect: ["VIG-59"],
	feint: ["VIG-54"],
	"knock-down": ["VIG-71"],
	"power-strike": ["VIG-46"],
	press: ["VIG-46"],
	assault: ["VIG-48"],
	shooting: ["VIG-48"],
	defend: ["VIG-54"],
	toughness: ["VIG-58"],
	athletics: ["VIG-16"],
	dexterity: ["VIG-4"],
	awareness: ["VIG-10"],
	reasoning: ["VIG-10"],
	willpower: ["VIG-10"],
	movement: ["VIG-11"],
	quick: ["VIG-12"]
});
const CONDITION_ENTRIES = entriesOf(TEXT.conditions, {
	ambushed: ["VIG-61"],
	dazed: ["VIG-R10"],
	held: ["VIG-R10"],
	prone: ["VIG-21"]
});
const ARCHETYPE_ENTRIES = entriesOf(TEXT.archetypes, {});
// shared/src/rulesets/vigil/words/glyphs.ts
/** What fighters and conditions look like. */
const GLYPHS = {
	archetypes: {
		warden: "attached-shield",
		duelist: "fencer",
		archer: "bow-arrow",
		mystic: "wizard-face",
		militia: "pitchfork",
		raider: "battle-axe",
		wolf: "wolf-head",
		hexer: "evil-eyes",
		bowman: "bowman",
		captain: "bandit",
		brute: "brute",
		"ogre-warlord": "ogre"
	},
	conditions: {
		ambushed: "surprised",
		dazed: "star-swirl",
		held: "grab",
		prone: "falling"
	}
};
// shared/src/kit/log.ts
/** How events read as lines of the log; undefined for what only the animation needs. */
function linesOf(book) {
	const tones = new Map(Object.entries(book.tones));
	const clauses = new Map(Object.entries(book.clauses ?? {}));
	return (event, nameOf, content) => {
		const { labelOf: label, wordFor: word } = labelsIn(content, book.labels);
		const text = tell(book.sentences, event, {
			nameOf,
			label,
			word
		});
		if (!text) return void 0;
		const arithmetic = book.sumOf?.(event);
		const clause = event.clause ?? clauses.get(event.type);
		return {
			text,
			tone: tones.get(event.type) ?? "plain",
			...arithmetic !== void 0 && { arithmetic },
			...clause !== void 0 && { clause }
		};
	};
}
// shared/src/rulesets/vigil/words/log.ts
const TONES = {
	"round-began": "heading",
	"turn-began": "heading",
	paid: "bad",
	prevented: "bad",
	fizzled: "bad",
	checked: "roll",
	succeeded: "good",
	failed: "bad",
	withstood: "good",
	hurt: "bad",
	healed: "good",
	gained: "good",
	defeated: "bad",
	afflicted: "bad",
	traversed: "good",
	leapt: "good",
	ended: "heading"
};
/** The clause behind a line, where the event does not say so itself. */
const CLAUSES = {
	"round-began": "VIG-2",
	paid: "VIG-R6",
	succeeded: "VIG-R3",
	failed: "VIG-R3",
	"fell-back": "VIG-76",
	traversed: "VIG-20",
	leapt: "VIG-22",
	sidestepped: "VIG-27",
	placed: "VIG-72",
	joined: "VIG-R15",
	removed: "VIG-38",
	ended: "VIG-70"
};
/** A check with its sum: the modifier, each die with its sign, the total. */
function sumOfCheck(event) {
	const told = readValues(EVENTS.checked.members, event);
	if (!told) return void 0;
	const { modifier, net, dice, signs, total } = told;
	const { fixed, advantage, disadvantage } = TEXT.sums;
	const shown = dice.map((die, index) => `${signs[index] === -1 ? "−" : "+"} ${die}`);
	const extra = net === 0 ? "" : net > 0 ? advantage(net) : disadvantage(-net);
	return `${shown.length === 0 ? fixed : `${modifier} ${shown.join(" ")}`} = ${total}${extra}`;
}
/** The arithmetic of an event that has some. */
function sumOf(event) {
	switch (event.type) {
		case "checked": return sumOfCheck(event);
		case "succeeded":
		case "failed": return event.difficulty === null ? void 0 : TEXT.sums.against(Number(event.total), Number(event.difficulty));
		case "withstood": return `${event.attack} − ${event.defence}`;
		case "hurt": return `${event.attack} − ${event.defence} = ${Number(event.attack) - Number(event.defence)}`;
		case "healed": return readValues(EVENTS.healed.members, event)?.dice.join(" + ");
		default: return;
	}
}
/** What has happened as a line of the log; undefined if it only is for the animation. */
const line = linesOf({
	sentences: TEXT.sentences,
	tones: TONES,
	clauses: CLAUSES,
	labels: LABELS,
	sumOf
});
/** What was rolled against what, once it is settled. */
function rollOf({ type, total, difficulty, attack, defence }) {
	const isGood = type === "succeeded" || type === "hurt";
	if (!isGood && type !== "failed" && type !== "withstood") return void 0;
	const [shown, needs] = [total ?? attack, difficulty ?? defence];
	if (typeof shown !== "number" || typeof needs !== "number") return void 0;
	return {
		shown,
		needs,
		outcome: isGood ? "good" : "bad"
	};
}
/** How a set of parameters reads. */
function say(params, nameOf, content) {
	const { wordFor } = labelsIn(content, LABELS);
	const { ability, weapon, target, boost, boosts, stat, feature, to, for: gain } = params;
	const words = TEXT.params;
	const parts = [
		ability,
		weapon,
		stat,
		feature,
		gain,
		boost
	].filter((id) => typeof id === "string").map((id) => wordFor(id));
	if (weapon === null) parts.push(words.nothing);
	if (typeof target === "string") parts.push(words.at(nameOf(target)));
	if (Array.isArray(to)) parts.push(words.to(to.join(", ")));
	if (Array.isArray(params.path)) parts.push(words.path(params.path.length));
	parts.push(...(readValues(MINOR, params)?.minor ?? []).map((one) => sayMinor(one, wordFor)));
	const prepared = readValue(preparable, params.action);
	if (prepared) parts.push(say(prepared, nameOf, content));
	if (Array.isArray(boosts) && boosts.length > 0) parts.push(words.boosts(boosts.map((id) => wordFor(id))));
	return parts.join(", ");
}
function sayMinor({ do: kind, weapon }, wordFor) {
	return kind === "drop" ? TEXT.params.drop : TEXT.params.draw(wordFor(weapon));
}
// shared/src/rulesets/vigil/words/description.ts
const { resources } = TEXT.table;
/** All that a client needs to draw Vigil. */
const description = {
	name: TEXT.table.name,
	tagline: TEXT.table.tagline,
	resources: [
		{
			field: "hp",
			max: "maxHp",
			...resources.hp,
			look: "bar",
			role: "health"
		},
		{
			field: "vigor",
			max: "maxVigor",
			...resources.vigor,
			look: "bar",
			role: "momentum"
		},
		{
			field: "focus",
			max: "maxFocus",
			...resources.focus,
			look: "bar",
			role: "focus"
		},
		{
			field: "regular",
			...resources.regular,
			look: "pips",
			role: "action"
		},
		{
			field: "movement",
			...resources.movement,
			look: "pips",
			role: "movement"
		},
		{
			field: "quick",
			...resources.quick,
			look: "pips",
			role: "reaction"
		},
		{
			field: "xquick",
			...resources.xquick,
			look: "pips",
			role: "reaction"
		}
	],
	phases: TEXT.table.phases,
	actions: ACTION_ENTRIES,
	prompts: {
		...ENGINE_PROMPTS,
		...PROMPT_ENTRIES
	},
	options: {
		...ENGINE_OPTIONS,
		...OPTION_ENTRIES
	},
	things: THING_ENTRIES,
	conditions: CONDITION_ENTRIES,
	battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
		exploding: ["VIG-R2"],
		difficulty: ["VIG-R4"],
		overexertion: ["VIG-R6"],
		stepWindows: ["VIG-24", "VIG-R9"],
		promptSeconds: ["VIG-41"],
		turnSeconds: ["VIG-41"]
	}),
	archetypes: ARCHETYPE_ENTRIES,
	glyphs: GLYPHS,
	sheet: sheetOf({
		...TEXT.sheet,
		stats: {
			...TEXT.sheet.stats,
			fields: Object.fromEntries(STATS.map((stat) => [stat, TEXT.things[stat].label]))
		}
	}),
	members: TEXT.members,
	rejections: TEXT.rejections,
	marks(table) {
		const { features } = table.options;
		return features.flatMap(({ from, to, kind }) => [from, to].map((at) => ({
			at,
			icon: "way",
			label: wayLabel(kind)
		})));
	},
	about: ({ content }, item) => about(item, content),
	seconds: (table) => {
		const { promptSeconds, turnSeconds } = table.options;
		return {
			prompt: promptSeconds,
			turn: turnSeconds
		};
	},
	line,
	roll: rollOf,
	say
};
function wayLabel(kind) {
	const { ways } = TEXT.table;
	return Object.hasOwn(ways, kind) ? ways[kind] : kind;
}
// shared/src/rulesets/vigil/index.ts
/** Vigil: fixed turn order, and everybody may answer everything. */
const vigil = {
	id: "vigil",
	version: 1,
	open,
	faultOf: (from, table) => setupFault(() => newFighter(from, table)),
	play,
	actions: ACTIONS,
	isMalformed: isMalformedAnswer,
	interjections: INTERJECTIONS,
	gm: GM,
	options: OPTIONS,
	sheet: SHEET,
	content: CONTENT,
	fields: FIELDS,
	events: EVENTS,
	secrets: { autopass: { instead: "own" } },
	names: { pending: { act: record$1({ target: optional(fighter$1) }) } },
	asSeen,
	forecast,
	description,
	scenarios: SCENARIOS
};
/** Of what somebody hidden has pending, the phase would tell. */
function asSeen(seen) {
	return seen.stack.length === 0 && (seen.phase === "window" || seen.phase === "resolve") ? {
		...seen,
		phase: "turn"
	} : seen;
}
export { Battle, vigil as ruleset };
