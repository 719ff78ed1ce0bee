// Rules as they were, with their engine: made by `npm run new-version -- hunt`, never to be edited.
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
function members(proto, table) {
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
				members(target, protoMembers);
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
const number$4 = /^-?\d+(?:\.\d+)?$/;
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
	inst._zod.pattern = number$4;
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
				if (typeof key === "string" && number$4.test(key) && keyResult.issues.length) {
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
function number$3(params) {
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
			/* @__PURE__ */ number$3(),
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
const fighter = kind({ type: "fighter" }, (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(ID_PATTERN, TEXT$1.idShape)), "");
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
	}, (/* @__PURE__ */ number$3()).check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max)), min);
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
kind({ type: "nothing" }, /* @__PURE__ */ optional$1(/* @__PURE__ */ never()), void 0);
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
const plain$3 = /* @__PURE__ */ record$2((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(64)), /* @__PURE__ */ json$1());
kind({ type: "intent" }, /* @__PURE__ */ catchall(/* @__PURE__ */ object({ do: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64)) }), /* @__PURE__ */ json$1()), { do: "" });
kind({ type: "answer" }, /* @__PURE__ */ union([/* @__PURE__ */ string(), /* @__PURE__ */ intersection(plain$3, /* @__PURE__ */ looseObject({ answer: /* @__PURE__ */ string() }))]), "");
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
	target: nullable(fighter),
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
/** Whether a fighter is on the map. */
function isOnTheMap(fighter) {
	return fighter.at !== null;
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
/** Everybody on the table who is still in the fight, as listed. */
function standing(table) {
	return fightersOf(table).filter((fighter) => !fighter.defeated);
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
function unsettle(table) {
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
	return (spec) => declared$1(spec);
}
/** Makes the interjections of a ruleset with such a table from what is said of each. */
function interjectionsOn() {
	return (spec) => declared$1(spec);
}
/** A deed whose parameters are read as declared. */
function declared$1(spec) {
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
	return forPlayers(actions).map(([option, what]) => choiceOf(table, what, by, option));
}
/** The choice of an action by that name, for whoever may take it now. */
function choiceOf(table, what, by, option) {
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
		return what && !what.gm && this.isOpen(seen) ? choiceOf(seen, what, this.for, option) : void 0;
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
function* perform(table, actions, intent) {
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
/** Tells of a die that the GM has set and that was rolled for somebody, if nothing else has told of that roll yet. */
function tellSetDie(table, target) {
	if (table.setDie?.fell !== void 0) emit(table, {
		type: "die-rolled",
		target
	});
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
/** Several dice of so many sides, in the order in which they were rolled. */
function rollMany(table, count, sides) {
	return Array.from({ length: count }, () => roll(table, sides));
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
/** Takes a fighter off the map, though it stays on the table; `how` says what did (`fled`). */
function leaveMap(table, id, how) {
	const fighter = fighterOf(table, id);
	const from = fighter.at;
	fighter.at = null;
	emit(table, {
		type: how,
		target: id,
		from
	});
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
const OWN = {
	fighter: {},
	table: {
		order: listOf(fighter),
		turn: nullable(fighter)
	},
	pending: {}
};
/** Where fighters are named in one of these, the engine's own keys included. */
function namesIn(names, what) {
	return {
		...OWN[what],
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
const NONE$3 = {};
maskeries.set(NONE$3, new Maskery(NONE$3));
/** The same rules as far as what may be done goes, which hangs on no secret. */
function rulesOfLegality(rules) {
	return {
		...rules,
		secrets: NONE$3
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
/** Known to all who play somebody of a fighter's side. */
function ownSide(_table, { side }, sides) {
	return sides.has(side);
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
				target: fighter,
				field: text(64),
				value: anything
			},
			check: (table, _by, { target, field, value }) => checkSet(ruleset, table, target, field, value),
			run: (table, _by, { target, field, value }) => change$1(ruleset, table, target, field, value)
		}),
		"gm.move": power({
			gm: true,
			params: {
				target: fighter,
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
			params: { target: fighter },
			check: (table, _by, { target }) => findFighter(table, target) ? void 0 : "no-such-target",
			run: (table, _by, { target }) => ruleset.gm.remove(table, target)
		}),
		"gm.hide": power({
			gm: true,
			params: {
				target: fighter,
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
const NONE$2 = {};
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
	const read = said.isRead ? said.params : readValues(choice.params ?? NONE$2, said.params);
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
/** Runs a script as a pending action: on top of the stack until it is done, however it ends. */
function* onStack(table, item, script) {
	lay(table, item);
	try {
		return yield* script;
	} finally {
		lift(table, item);
	}
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
function plain$2(value, most = MOST_BYTES) {
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
	const said = parseInput(plain$2(raw));
	if (!said) return void 0;
	const done = doneBy(moment.ruleset, said);
	const given = paramsOf(done);
	const kinds = declared(moment, done);
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
const NONE$1 = {};
/** What the parameters of an input are; undefined: nothing declares them, and it will be refused. */
function declared({ ruleset, interjections, wait }, { as, do: name, answer }) {
	if (name === "gm.timeout") return TIMEOUT;
	if (name !== void 0) return (own(interjections, name) ?? own(ruleset.actions, name))?.params;
	const choice = (wait?.answerable(as)?.choices())?.find(({ option }) => option === answer);
	return choice && (choice.params ?? NONE$1);
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
const word$1 = text(40, 1);
/** More than anybody wants to decide beforehand: each is kept, shown and written down with the fighter. */
const MOST_ORDERS = 100;
/**
* The interjection `standing-order` `{kind?, option?, policy, until?}`, at any moment, for oneself: it replaces what was
* ordered for the same kind (or for any) and option; `ask` takes that back. `until`: `round` (the end of this one) or `change`
* (something more is laid on the stack).
*/
const standingOrder = interjectionsOn()({
	params: {
		kind: optional(word$1),
		option: optional(word$1),
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
		unsettle(this.table);
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
// shared/src/kit/content.ts
/** An id that should be one of that table. Whether it is one, and whose, a check says: a battle may have added to the table. */
function named$2(book) {
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
// shared/src/rulesets/hunt/sheet/ailments.ts
/** The ailments of section 7.6. */
const AILMENTS = [
	"bound",
	"burning",
	"exposed",
	"maimed",
	"numbed",
	"poisoned",
	"toppled"
];
/** What a combatant can be besides: these are no ailments, and nothing cures them. */
const STATES = ["full-power", "helpless"];
/** Everything that can stand among a combatant's conditions. */
const CONDITIONS = [...AILMENTS, ...STATES];
// shared/src/rulesets/hunt/sheet/specialties.ts
/** The columns from left to right. */
const COLUMNS = [
	"technique",
	"head",
	"arms",
	"torso",
	"legs",
	"terrain"
];
/** The squares, column by column and from the top down. */
const GRID = {
	technique: [
		"track",
		"search",
		"appraise",
		"first-aid",
		"lore",
		"machinery",
		"craft",
		"science",
		"cook",
		"teach",
		"sing"
	],
	head: [
		"listen",
		"senses",
		"spot",
		"react",
		"insight",
		"brain",
		"reason",
		"hunch",
		"yell",
		"mouth",
		"bite"
	],
	arms: [
		"handle",
		"punch",
		"slash",
		"main-arm",
		"shoot",
		"grab",
		"throw",
		"off-arm",
		"stab",
		"swing",
		"choke"
	],
	torso: [
		"seal",
		"lungs",
		"halt",
		"stand-firm",
		"brace",
		"heart",
		"deflect",
		"dodge",
		"fall",
		"gut",
		"endure"
	],
	legs: [
		"swim",
		"run",
		"kick",
		"main-leg",
		"leap",
		"rig",
		"crouch",
		"off-leg",
		"slide",
		"stomp",
		"walk"
	],
	terrain: [
		"geography",
		"press-on",
		"wait",
		"snare",
		"hide",
		"rest",
		"balance",
		"emerge",
		"drive",
		"flee",
		"trap"
	]
};
/** Every square. */
const SPECIALTIES = COLUMNS.flatMap((column) => GRID[column]);
/** The gaps between two columns, from left to right. */
const GAPS = [
	"A",
	"B",
	"C",
	"D",
	"E"
];
/** The squares that are parts of the body, in alphabetical order. */
const PARTS = [
	"brain",
	"gut",
	"heart",
	"lungs",
	"main-arm",
	"main-leg",
	"mouth",
	"off-arm",
	"off-leg",
	"senses"
];
// shared/src/rulesets/hunt/sheet/abilities.ts
const number$2 = (least, most) => optional(count(least, most));
const square = optional(oneOf(SPECIALTIES));
/** What can be said of an ability besides the rule that it is. */
const ABILITY = {
	rebound: number$2(0, 20),
	/** The Target Specialty; where the book names none it is the weapon's, or as the attacker likes. */
	specialty: square,
	/** In hexes, where it does not go by a weapon; `burst`: around a hex, or its user; `most`: so many targets. */
	range: number$2(0, 40),
	burst: number$2(0, 10),
	most: number$2(1, 10),
	/** What it adds to the check that it is made on, or goes by. */
	check: number$2(-5, 10),
	/** Damage, its own or what it adds, in points and in dice; `bonus`: what it adds to the weapon's power. */
	damage: number$2(0, 40),
	dice: number$2(0, 10),
	bonus: number$2(0, 20),
	inflicts: optional(oneOf(AILMENTS)),
	/** What the evasion is made on instead. */
	aim: square,
	/** What it gives back. */
	stamina: number$2(0, 40),
	willpower: number$2(0, 40),
	/** What it takes off every blow. */
	guard: number$2(0, 10)
};
function attack$1(rebound, area, rest) {
	return {
		type: "attack",
		rebound,
		area,
		...rest
	};
}
function support(rebound, goesWith, rest) {
	return {
		type: "support",
		rebound,
		with: goesWith,
		...rest
	};
}
function assist(rebound, on, rest) {
	return {
		type: "assist",
		rebound,
		on,
		...rest
	};
}
function constant(numbers) {
	return {
		type: "constant",
		...numbers
	};
}
const ABILITIES = {
	"full-swing": attack$1(3, "target", {
		withWeapon: true,
		bonus: 3
	}),
	"wide-sweep": attack$1(3, "targets", {
		withWeapon: true,
		specialty: "swing",
		range: 1,
		most: 3
	}),
	"leg-sweep": attack$1(3, "target", {
		specialty: "crouch",
		range: 1,
		inflicts: "toppled"
	}),
	"snare-shot": attack$1(2, "target", {
		specialty: "snare",
		range: 5,
		inflicts: "bound"
	}),
	"call-out": attack$1(1, "target", {
		specialty: "spot",
		range: 6,
		inflicts: "exposed"
	}),
	"fire-pot": attack$1(4, "hex", {
		specialty: "throw",
		range: 5,
		burst: 1,
		damage: 1,
		inflicts: "burning"
	}),
	gnash: attack$1(0, "target", {
		specialty: "bite",
		range: 1,
		damage: 2
	}),
	ram: attack$1(0, "target", {
		specialty: "run",
		range: 1,
		check: 2,
		damage: 1
	}),
	sting: attack$1(1, "target", {
		specialty: "stab",
		range: 1,
		damage: 1,
		inflicts: "poisoned",
		ifHarmed: true
	}),
	rend: attack$1(0, "target", {
		range: 2,
		check: 2,
		dice: 2
	}),
	quake: attack$1(2, "self", {
		specialty: "stomp",
		burst: 2,
		damage: 3
	}),
	"flame-breath": attack$1(3, "hex", {
		specialty: "lungs",
		range: 4,
		burst: 1,
		damage: 2,
		inflicts: "burning"
	}),
	roar: attack$1(2, "self", {
		specialty: "yell",
		burst: 3,
		inflicts: "numbed"
	}),
	"follow-through": support(1, "hit", { damage: 1 }),
	"heavy-hand": support(2, "hit", { damage: 2 }),
	"find-the-gap": support(2, "hit", { irreducible: true }),
	hamstring: support(3, "hit", { inflicts: "toppled" }),
	"venom-coat": support(2, "hit", {
		inflicts: "poisoned",
		ifHarmed: true
	}),
	"drill-horn": support(3, "hit", {
		damage: 2,
		inflicts: "maimed"
	}),
	"crushing-jaws": support(4, "hit", { dice: 1 }),
	focus: support(3, "any", { check: 1 }),
	"read-the-blow": support(2, "evade", { aim: "dodge" }),
	"patch-up": assist(3, "ally", {
		specialty: "first-aid",
		range: 1,
		stamina: 3
	}),
	rally: assist(2, "other-ally", {
		range: 4,
		willpower: 2
	}),
	cleanse: assist(1, "ally", {
		specialty: "lore",
		range: 1,
		cures: true
	}),
	tripwire: assist(2, "opponent", {
		specialty: "trap",
		range: 3,
		damage: 2
	}),
	habit: constant({}),
	"thick-hide": constant({ guard: 1 }),
	flyer: constant({ check: 1 }),
	"first-mover": constant({ check: 1 }),
	"lone-blade": constant({ bonus: 1 })
};
/** Whether a text is the id of an ability. */
function isAbility(id) {
	return Object.hasOwn(ABILITIES, id);
}
// shared/src/rulesets/hunt/sheet/things.ts
const weight = count(0, 20);
/** What is said of a weapon. */
const WEAPON = {
	power: count(0, 40),
	specialty: oneOf(SPECIALTIES),
	range: count(1, 40),
	hands: count(0, 4),
	weight,
	/** What it adds to Initiative checks while it is equipped. */
	initiative: optional(count(0, 5))
};
const WEAPONS = {
	cleaver: {
		power: 3,
		specialty: "slash",
		range: 1,
		hands: 1,
		weight: 2
	},
	knife: {
		power: 1,
		specialty: "stab",
		range: 1,
		hands: 1,
		weight: 1,
		initiative: 1
	},
	spear: {
		power: 3,
		specialty: "stab",
		range: 2,
		hands: 2,
		weight: 2
	},
	club: {
		power: 2,
		specialty: "swing",
		range: 1,
		hands: 1,
		weight: 1
	},
	maul: {
		power: 5,
		specialty: "swing",
		range: 1,
		hands: 2,
		weight: 4
	},
	crossbow: {
		power: 3,
		specialty: "shoot",
		range: 8,
		hands: 2,
		weight: 2
	},
	javelin: {
		power: 2,
		specialty: "throw",
		range: 4,
		hands: 1,
		weight: 1
	},
	fists: {
		power: 1,
		specialty: "punch",
		range: 1,
		hands: 0,
		weight: 0
	}
};
/** What can be equipped, carried, broken and dropped: fists everybody has. */
const CARRIED_WEAPONS = Object.keys(WEAPONS).filter((id) => id !== "fists");
/** What is said of armour: how much it takes off every blow. */
const PIECE = {
	guard: count(0, 20),
	weight
};
const ARMOUR = {
	"hide-coat": {
		guard: 1,
		weight: 1
	},
	"scale-vest": {
		guard: 2,
		weight: 2
	}
};
/** What is said of a bag: how much it holds, and whether things can be used straight from it. */
const BAG = {
	holds: count(0, 99),
	weight,
	isOpen: flag
};
const BAGS = {
	"belt-pouch": {
		holds: 4,
		weight: 1,
		isOpen: false
	},
	rucksack: {
		holds: 10,
		weight: 2,
		isOpen: false
	},
	satchel: {
		holds: 4,
		weight: 1,
		isOpen: true
	}
};
/** What is said of an item: whom it may be used on, how far away, and what that brings about. */
const ITEM = {
	weight,
	on: oneOf([
		"self",
		"ally",
		"other-ally",
		"opponent"
	]),
	range: count(0, 40),
	stamina: optional(count(0, 40)),
	willpower: optional(count(0, 40)),
	/** Cures one ailment. */
	cures: optional(flag),
	afflicts: optional(oneOf(AILMENTS)),
	damage: optional(count(0, 40))
};
const ITEMS = {
	"dried-meat": {
		weight: 1,
		on: "self",
		range: 0,
		willpower: 1
	},
	"smelling-salts": {
		weight: 1,
		on: "ally",
		range: 1,
		willpower: 2
	},
	salve: {
		weight: 1,
		on: "ally",
		range: 1,
		stamina: 3,
		cures: true
	},
	"bitter-root": {
		weight: 1,
		on: "ally",
		range: 1,
		cures: true
	},
	"flash-pouch": {
		weight: 1,
		on: "opponent",
		range: 4,
		afflicts: "exposed"
	}
};
/** What can be carried loose or in a bag: items, and weapons and armour not in use. */
const THINGS = [
	...Object.keys(ITEMS),
	...CARRIED_WEAPONS,
	...Object.keys(ARMOUR)
];
// shared/src/rulesets/hunt/book/ailments.ts
/** The ailments that somebody suffers from, in alphabetical order. */
function ailmentsOf({ conditions }) {
	return AILMENTS.filter((ailment) => conditions.includes(ailment));
}
/** Brings an ailment over somebody. */
function afflict(table, id, ailment, by = null) {
	const fighter = fighterOf(table, id);
	if (fighter.conditions.includes(ailment)) return;
	fighter.conditions = [...fighter.conditions, ailment].sort();
	emit(table, {
		type: "afflicted",
		...by !== null && { by },
		target: id,
		ailment,
		clause: "HUNT-57"
	});
}
/** Takes an ailment away. */
function relieve(table, id, ailment) {
	const fighter = fighterOf(table, id);
	if (!fighter.conditions.includes(ailment)) return;
	fighter.conditions = fighter.conditions.filter((condition) => condition !== ailment);
	emit(table, {
		type: "relieved",
		target: id,
		ailment,
		clause: "HUNT-59"
	});
}
/** An effect that cures one ailment: of several the afflicted chooses. */
function* cureOne(table, id) {
	const [first, ...others] = ailmentsOf(fighterOf(table, id));
	if (first === void 0) return;
	if (others.length === 0) return relieve(table, id, first);
	const answer = yield* ask(cure(table, id));
	if (answer && findFighter(table, id)) relieve(table, id, answer.option);
}
function cure(table, id) {
	const left = (seen) => {
		const fighter = findFighter(seen, id);
		return fighter ? ailmentsOf(fighter) : [];
	};
	return {
		for: id,
		kind: "cure",
		choices: (seen) => left(seen).map((option) => ({ option })),
		concerns: (seen) => isStanding(seen, id),
		get fallback() {
			return { option: left(table)[0] ?? "bound" };
		}
	};
}
// shared/src/rulesets/hunt/book/carried.ts
/** The weapon or the fists of that id; undefined if there is none. */
function findWeapon({ own }, id) {
	return rowOf(own?.weapons, WEAPONS, id);
}
/** Whether a text is the id of a weapon that can be equipped, carried, broken and dropped. */
function isWeapon(holder, id) {
	return id !== "fists" && findWeapon(holder, id) !== void 0;
}
/** The item of that id; undefined: it is none, or nothing that can be used. */
function findItem({ own }, id) {
	return rowOf(own?.items, ITEMS, id);
}
/** The bag of that id; undefined if there is none. */
function findBag({ own }, id) {
	return rowOf(own?.bags, BAGS, id);
}
function findArmour({ own }, id) {
	return rowOf(own?.armour, ARMOUR, id);
}
function powerOf(holder, weapon) {
	return findWeapon(holder, weapon)?.power ?? 0;
}
/** What one piece of armour takes off a blow. */
function guardOfPiece(holder, armour) {
	return findArmour(holder, armour)?.guard ?? 0;
}
function weightOf(holder, thing) {
	return (findItem(holder, thing) ?? findWeapon(holder, thing) ?? findArmour(holder, thing))?.weight ?? 0;
}
/** The ability of that id, whichever type it is of. */
function abilityOf({ own }, id) {
	const numbers = rowOf(own?.abilities, {}, id);
	return numbers ? {
		...ABILITIES[id],
		...numbers
	} : ABILITIES[id];
}
// shared/src/rulesets/hunt/book/grid.ts
const SQUARES = new Map(COLUMNS.flatMap((name, column) => GRID[name].map((specialty, index) => [specialty, {
	column,
	row: 2 + index
}])));
function squareOf(specialty) {
	return SQUARES.get(specialty);
}
const NOTHING_USABLE = 20;
/** Y: how far a Target Specialty is from the nearest one that somebody can still use, in spaces. */
function distanceTo(knower, target) {
	const { distances } = leftTo(knower);
	let distance = distances.get(target);
	if (distance === void 0) {
		distance = countTo(knower, target);
		distances.set(target, distance);
	}
	return distance;
}
function countTo(knower, target) {
	let least = NOTHING_USABLE;
	for (const own of usableBy(knower)) {
		if (own === target) return 0;
		least = Math.min(least, spacesBetween(own, target, knower.gaps));
	}
	return least;
}
/** How many spaces lie between two squares. */
function spacesBetween(one, other, filled) {
	const [a, b] = [squareOf(one), squareOf(other)];
	const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
	const open = GAPS.slice(left, right).filter((gap) => !filled.includes(gap));
	return Math.abs(a.row - b.row) + (right - left) + open.length;
}
/** The squares that go with a part: its own, and the up to 8 around it. */
function squaresOf(part) {
	const middle = squareOf(part);
	const isNear = ({ column, row }) => Math.abs(column - middle.column) <= 1 && Math.abs(row - middle.row) <= 1;
	return new Set([...SQUARES].flatMap(([specialty, square]) => isNear(square) ? [specialty] : []));
}
const known$2 = /* @__PURE__ */ new Map();
/** Whether a square is lost to whoever has these damaged parts, known to them or not. */
function isLost(parts, specialty) {
	return parts.some((part) => {
		let squares = known$2.get(part);
		if (!squares) {
			squares = squaresOf(part);
			known$2.set(part, squares);
		}
		return squares.has(specialty);
	});
}
const remaining = /* @__PURE__ */ new WeakMap();
function leftTo({ specialties, parts }) {
	let left = remaining.get(parts);
	if (!left) {
		left = {
			usable: specialties.filter((specialty) => !isLost(parts, specialty)),
			distances: /* @__PURE__ */ new Map()
		};
		remaining.set(parts, left);
	}
	return left;
}
/** The own specialties that can still be used for checks. */
function usableBy(knower) {
	return leftTo(knower).usable;
}
// shared/src/rulesets/hunt/book/helpless.ts
function isHelpless({ conditions }) {
	return conditions.includes("helpless");
}
/** Gives somebody so much Willpower, or (negative) takes it away as far as there is any. */
function changeWill(table, id, amount, clause) {
	const fighter = fighterOf(table, id);
	const before = fighter.wp;
	setWill(table, fighter, Math.max(0, before + amount));
	if (fighter.wp !== before) emit(table, {
		type: "willed",
		target: id,
		amount: fighter.wp - before,
		wp: fighter.wp,
		clause
	});
	tellOfState(table, fighter, before);
}
/** Willpower as it is from now on, with all that hangs on it. */
function setWill(table, fighter, wp) {
	fighter.wp = table.over && wp === 0 ? 1 : wp;
	if (2 * fighter.wp < fighter.base.wp) fighter.wasLow = true;
	const others = fighter.conditions.filter((condition) => condition !== "helpless");
	fighter.conditions = fighter.wp === 0 ? [...others, "helpless"].sort() : others;
}
function tellOfState(table, fighter, before) {
	if (before > 0 && fighter.wp === 0) emit(table, {
		type: "became-helpless",
		target: fighter.id,
		clause: "HUNT-62"
	});
	if (before === 0 && fighter.wp > 0) emit(table, {
		type: "freed",
		target: fighter.id,
		clause: "HUNT-64"
	});
}
// shared/src/rulesets/hunt/book/checks.ts
/** What a specialty check is made for. `other`: an Assist ability, flight, a yell, an improvisation. */
const CHECKS$1 = [
	"initiative",
	"hit",
	"evade",
	"other"
];
const LEAST = 5;
const CRITICAL = 12;
const FUMBLE = 2;
/** What a check that depends on no opponent needs. */
function difficultyFor(fighter, specialty) {
	return LEAST + distanceTo(fighter, specialty);
}
/** Whether a check has come out well. */
function hasSucceeded({ outcome }) {
	return outcome === "success" || outcome === "critical";
}
/** How a check comes out that shows so much on its two dice. */
function outcomeOf(dice, { modifier, difficulty }) {
	if (dice === CRITICAL) return "critical";
	if (dice === FUMBLE) return "fumble";
	return dice + modifier >= difficulty ? "success" : "failure";
}
/** What ailments, gear and abilities add to a check. */
function modifierOf(fighter, kind, supports) {
	const has = (condition) => fighter.conditions.includes(condition);
	let modifier = has("numbed") ? -1 : 0;
	if (kind === "hit" && has("bound")) modifier--;
	if (kind === "evade" && has("toppled")) modifier -= 2;
	const constants = fighter.abilities.filter((id) => ALWAYS_ON[id] === kind);
	for (const id of [...constants, ...supports]) modifier += abilityOf(fighter, id).check ?? 0;
	return kind === "initiative" ? modifier + quickestOf(fighter) : modifier;
}
/** The checks that a constant ability goes with. */
const ALWAYS_ON = {
	flyer: "evade",
	"first-mover": "initiative"
};
/** What the quickest equipped weapon adds to Initiative. */
function quickestOf(fighter) {
	return Math.max(0, ...fighter.weapons.map((id) => findWeapon(fighter, id)?.initiative ?? 0));
}
/** A check on a specialty that depends on no opponent. */
function plainAttempt(fighter, specialty, supports = [], kind = "other") {
	return {
		kind,
		specialty,
		difficulty: difficultyFor(fighter, specialty),
		modifier: modifierOf(fighter, kind, supports)
	};
}
/** Rolls a check and tells of it. What a critical brings its roller comes after that: `uplift`. */
function rollCheck(table, by, attempt) {
	const dice = rollMany(table, 2, 6);
	const shown = dice.reduce((sum, one) => sum + one);
	const [outcome, result] = [outcomeOf(shown, attempt), shown + attempt.modifier];
	const { kind, specialty, modifier, difficulty } = attempt;
	fighterOf(table, by).last = outcome;
	const setDie = emit(table, {
		type: "checked",
		by,
		of: kind,
		specialty,
		dice,
		modifier,
		difficulty,
		result,
		outcome
	});
	return {
		outcome,
		result,
		...setDie && { setDie }
	};
}
/** What every critical brings its roller, before anything else comes of it. */
function* uplift(table, by) {
	changeWill(table, by, roll(table, 6), "HUNT-R4");
	yield* cureOne(table, by);
}
/** A whole check, with what a critical brings. */
function* check(table, by, attempt) {
	const rolled = rollCheck(table, by, attempt);
	if (rolled.outcome === "critical") yield* uplift(table, by);
	return rolled;
}
// shared/src/kit/defeat.ts
/** Takes somebody out of the fight; it stays on the table as a body. */
function fall(table, target, how) {
	fighterOf(table, target).defeated = true;
	tell$1(table, "defeated", target, how);
}
function tell$1(table, type, target, { by, ...detail }) {
	emit(table, {
		type,
		...typeof by === "string" && { by },
		target,
		...detail
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
// shared/src/rulesets/hunt/table.ts
/** How a specialty check came out. */
const OUTCOMES$1 = [
	"success",
	"failure",
	"critical",
	"fumble"
];
/** Whose turns a step, or a part of the extra step, is made of. */
const PARTIES = [
	"advance",
	"enemy",
	"late"
];
const action = actionsOn();
const interjection = interjectionsOn();
// shared/src/rulesets/hunt/book/extra-actions.ts
/** Gives somebody an extra action, to be taken in this round's step E. */
function grantExtra(table, id, clause) {
	const fighter = fighterOf(table, id);
	fighter.extra++;
	emit(table, {
		type: "extra",
		target: id,
		extra: fighter.extra,
		clause
	});
}
/** What a habit may wait for has happened to somebody. */
function fireHabit(table, id, trigger) {
	const { abilities, habit } = fighterOf(table, id);
	if (abilities.includes("habit") && habit === trigger) grantExtra(table, id, "HUNT-R27");
}
/** Whether somebody knows what a habit waits for: those of its side, and everybody once its sheet lies open. */
function isHabitKnown(table, fighter, sides) {
	return fighter.conditions.includes("exposed") || ownSide(table, fighter, sides);
}
/** The GM says that what a habit waits for has happened. */
const gmHabit = interjection({
	gm: true,
	waits: true,
	params: { target: fighter },
	check(table, _by, { target }) {
		const fighter = findFighter(table, target);
		if (!fighter) return "no-such-target";
		return fighter.abilities.includes("habit") ? void 0 : "no-such-ability";
	},
	run(table, _by, { target }) {
		grantExtra(table, target, "HUNT-R27");
	}
});
/** An opponent of somebody gains an extra action. */
function* giftExtra(table, from) {
	const candidates = opponentsOf(table, fighterOf(table, from));
	const [first, ...others] = candidates;
	if (!first) return;
	const id = (others.length > 0 && candidates.some(({ type }) => type !== "adventurer") ? yield* ask(whose(table, from)) : null)?.option ?? first.id;
	if (isStanding(table, id)) grantExtra(table, id, "HUNT-R21");
}
function opponentsOf(table, { side }) {
	return standing(table).filter((other) => other.side !== side);
}
function whose(table, from) {
	const { side } = fighterOf(table, from);
	const left = (seen) => standing(seen).filter((other) => other.side !== side);
	return {
		for: "gm",
		kind: "extra",
		choices: (seen) => left(seen).map(({ id }) => ({ option: id })),
		get fallback() {
			return { option: left(table)[0]?.id ?? "" };
		}
	};
}
// shared/src/kit/ground.ts
/** Lets a thing fall. */
function letFall(table, thing) {
	table.ground.push(thing);
	emit(table, {
		type: "dropped",
		target: thing.owner,
		item: thing.item,
		at: thing.at
	});
}
/** A thing of that name that lies there. */
function thingAt({ ground }, item, at) {
	return ground.find((thing) => thing.item === item && isSame$1(thing.at, at));
}
/** Takes a thing of that name off the ground, for somebody; undefined if none lies there. */
function takeUp(table, target, item, at) {
	const taken = thingAt(table, item, at);
	if (!taken) return void 0;
	table.ground = table.ground.filter((thing) => thing !== taken);
	emit(table, {
		type: "picked-up",
		target,
		item,
		at
	});
	return taken;
}
// shared/src/rulesets/hunt/words/en/about.ts
/** What is to be known of something pending. */
const about$1 = {
	attacks: (by, whom) => `${by} attacks ${whom}.`,
	dying: (name) => `${name} looks at Death.`,
	improvises: (by, note) => `${by}: "${note}"`,
	needs: (difficulty, modifier) => {
		if (modifier === 0) return `${difficulty} on two dice`;
		return `${difficulty} on two dice ${modifier > 0 ? `+ ${modifier}` : `− ${-modifier}`}`;
	},
	facts: {
		aim: "Aims at",
		result: "Hit check",
		helps: "Support",
		damage: "Damage",
		part: "Would take",
		ills: "Brings",
		others: "Hits too",
		evasion: "To evade",
		lost: "Damaged",
		needed: "Needs at least",
		rolled: "Has rolled"
	}
};
// shared/src/rulesets/hunt/words/en/actions.ts
/** What can be done in a turn, or at any time. */
const actions = {
	attack: {
		label: "Attack",
		help: "Strike with a weapon or an Attack ability; add a Support, and what partners have lent."
	},
	move: {
		label: "Move",
		help: "Go up to your movement before your action; nobody can stop you on the way."
	},
	stand: {
		label: "Stand up",
		help: "Get back on your feet; takes the whole movement of the turn."
	},
	coop: {
		label: "Cooperate",
		help: "Lend a Support ability to a partner's next attack; you pay for it when they strike."
	},
	use: {
		label: "Assist",
		help: "Use an Assist ability, or something you carry."
	},
	"pick-up": {
		label: "Pick up",
		help: "Take up a weapon that lies where you stand."
	},
	improvise: {
		label: "Improvise",
		help: "Say what you try; the GM allows it, asks for a check, or refuses."
	},
	flee: {
		label: "Flee",
		help: "A check on Flee; with it you leave the fight for good."
	},
	equip: {
		label: "Equip",
		help: "Take a weapon from a bag in hand, and stow another if you like."
	},
	exchange: {
		label: "Hand over",
		help: "Give a thing to an ally beside you, or take one with their consent."
	},
	storage: {
		label: "Pack",
		help: "Put a thing into a bag, or take one out."
	},
	yell: {
		label: "Yell",
		help: "A Helpless boss rouses itself: a check on Yell for one Willpower."
	},
	"full-power": {
		label: "Full Power",
		help: "From now on abilities are free and an extra action is yours; Willpower no longer cheats death."
	},
	"end-turn": {
		label: "End turn",
		help: "Do nothing more this turn."
	},
	"gm.habit": {
		label: "Fire a habit",
		help: "What the habit waits for has happened: one extra action."
	}
};
// shared/src/rulesets/hunt/words/en/archetypes.ts
/** Archetypes. */
const archetypes$1 = {
	slayer: {
		label: "Slayer",
		help: "One heavy blade, and all the Willpower behind it."
	},
	trapper: {
		label: "Trapper",
		help: "Shoots, snares and poisons from afar."
	},
	mender: {
		label: "Mender",
		help: "Keeps the others standing, and lends focus."
	},
	lookout: {
		label: "Lookout",
		help: "First to move, hard to hit, calls out weak spots."
	},
	bruiser: {
		label: "Bruiser",
		help: "A maul, a scale vest, and room all around."
	},
	"horn-hare": {
		label: "Horn hare",
		help: "Small, quick, and runs at you."
	},
	"iron-wasp": {
		label: "Iron wasp",
		help: "A hide of plates and a poisoned sting."
	},
	"mire-wolf": {
		label: "Mire wolf",
		help: "Jaws that do not let go."
	},
	"young-boar": {
		label: "Young boar",
		help: "Rends where it hurts, but dies like any beast."
	},
	"ridge-boar": {
		label: "Ridge boar",
		help: "A boss: a wall of bristles that shakes the ground."
	},
	"ember-drake": {
		label: "Ember drake",
		help: "A boss: fire, a roar, and no hurry to die."
	}
};
// shared/src/rulesets/hunt/words/en/conditions.ts
/** Ailments and states. */
const conditions = {
	poisoned: {
		label: "Poisoned",
		help: "Loses a die of Stamina at the end of each round; gives out on a 1."
	},
	burning: {
		label: "Burning",
		help: "1 damage and 1 Willpower lost at the end of each round."
	},
	numbed: {
		label: "Numbed",
		help: "All checks one lower."
	},
	bound: {
		label: "Bound",
		help: "Cannot move; Hit checks one lower."
	},
	toppled: {
		label: "Toppled",
		help: "Evasions two lower, until it stands up."
	},
	maimed: {
		label: "Maimed",
		help: "Death checks one lower."
	},
	exposed: {
		label: "Exposed",
		help: "Attacks do one damage more, and everybody sees its sheet."
	},
	helpless: {
		label: "Helpless",
		help: "No Willpower left: takes no turns until it has some."
	},
	"full-power": {
		label: "Full Power",
		help: "Abilities are free; Willpower cannot help against death."
	}
};
// shared/src/rulesets/hunt/words/en/log.ts
/** What happens by an entry of one of the four tables. */
const ENTRIES = {
	"hit-critical": [
		"a die of damage more",
		"no guard counts",
		"the base counts twice",
		"it topples",
		"a die of Willpower if it stands",
		"an extra action if it stands"
	],
	"hit-fumble": [
		"the blow comes back",
		"the weapon slips",
		"the weapon breaks",
		"a fall",
		"a die of Willpower is lost",
		"the other side gains an extra action"
	],
	"evasion-critical": [
		"the attacker is toppled",
		"the attacker is exposed",
		"the attacker takes 2 damage",
		"one Willpower",
		"a die of Willpower",
		"an extra action"
	],
	"evasion-fumble": [
		"a die of damage more",
		"no guard counts",
		"the armour breaks",
		"a fall",
		"a die of Willpower is lost",
		"the other side gains an extra action"
	]
};
const CHECKS = {
	initiative: "for initiative",
	hit: "to hit",
	evade: "to evade",
	other: "on the skill"
};
const OUTCOMES = {
	success: "made",
	failure: "failed",
	critical: "a critical!",
	fumble: "a fumble!"
};
const ENDS$1 = {
	died: "dies.",
	spared: "is spared and lies Helpless.",
	fled: "has got away."
};
const HOW = {
	advance: "Hunters who are ahead act now.",
	enemy: "The beasts act now.",
	late: "Hunters who are late act now."
};
function names$1(ids, { word }) {
	return Array.isArray(ids) ? ids.map((id) => word(id)) : [];
}
const attacked = (event, telling) => {
	const { by, word, nameOf } = telling;
	const { ability, weapon, targets } = event;
	const means = [ability, weapon].filter((id) => typeof id === "string").map((id) => word(id));
	const at = targets.map(nameOf).join(", ");
	const [own, lent] = [names$1(event.supports, telling), names$1(event.fed, telling)];
	const added = own.length > 0 ? ` with ${own.join(" and ")}` : "";
	const helped = lent.length > 0 ? `, helped by ${lent.join(" and ")}` : "";
	return `${by} attacks ${at}: ${means.join(", ")}${added}${helped}.`;
};
const checked = ({ of, specialty, outcome, result }, { by, word }) => `${by}, ${word(specialty)} ${CHECKS[String(of)] ?? ""}: ${result}, ${OUTCOMES[String(outcome)] ?? ""}`;
// shared/src/rulesets/hunt/words/catalogue.ts
const TEXT = {
	table: {
		name: "Hunt",
		tagline: "A party agrees on its order, and takes a great beast apart piece by piece.",
		resources: {
			hp: {
				label: "Stamina",
				short: "ST"
			},
			wp: {
				label: "Willpower",
				short: "WP"
			},
			mv: {
				label: "Movement",
				short: "MV"
			},
			extra: {
				label: "Extra actions",
				short: "EX"
			}
		},
		phases: {
			initiative: "Initiative",
			advance: "Hunters, ahead",
			enemy: "Beasts",
			late: "Hunters, late",
			extra: "Extra actions",
			"round-end": "End of the round"
		}
	},
	track: {
		initiative: {
			label: "A Initiative",
			help: "Every hunter checks who acts ahead of the beasts."
		},
		advance: {
			label: "B Ahead",
			help: "Hunters whose initiative was made, in the order they like."
		},
		enemy: {
			label: "C Beasts",
			help: "Everybody who is no hunter, in the order they like."
		},
		late: {
			label: "D Late",
			help: "Hunters whose initiative failed, in the order they like."
		},
		extra: {
			label: "E Extra",
			help: "Extra actions: hunters ahead, then beasts, then hunters late."
		}
	},
	diagrams: {
		grid: {
			label: "Specialties",
			legend: {
				held: "Trained",
				open: "Can be used",
				lost: "Lost with a part"
			}
		},
		columns: {
			technique: "Technique",
			head: "Head",
			arms: "Arms",
			torso: "Torso",
			legs: "Legs",
			terrain: "Terrain"
		},
		body: {
			label: "Body",
			legend: {
				open: "Whole",
				lost: "Damaged"
			}
		}
	},
	about: about$1,
	sheet: {
		state: {
			label: "State",
			kind: "Kind",
			fields: {
				level: "Level",
				size: "Size",
				step: "Acts",
				done: "Done",
				last: "Last check"
			}
		},
		body: {
			label: "Body and skills",
			fields: {
				parts: "Damaged parts",
				abilities: "Abilities",
				habit: "Habit"
			}
		},
		gear: {
			label: "Gear",
			fields: {
				weapons: "In hand",
				armour: "Worn",
				items: "Loose",
				bagged: "In bags"
			}
		},
		help: {
			label: "Help",
			fields: { links: "Waiting for the next attack" }
		}
	},
	battleOptions: {
		fate: {
			label: "Beaten beasts",
			help: "What becomes of a common enemy whose Stamina is gone.",
			choices: {
				ask: "Ask the GM each time",
				die: "They die",
				helpless: "They are spared"
			}
		},
		fullPowerEvasion: {
			label: "Evading in Full Power",
			help: "Whether a boss in Full Power evades more easily, or less.",
			choices: {
				easier: "Easier by 2",
				harder: "Harder by 2"
			}
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
				title: "One hog, one blade",
				blurb: "A young hog has turned at bay in a clearing. One hunter goes in: every rule of the hunt, one blow at a time."
			},
			"thorn-hollow": {
				title: "The Boar of Thorn Hollow",
				blurb: "Four hunters have followed the tracks into the hollow. The old boar is waiting, and it has brought its young."
			}
		},
		names: {
			slayer: "Slayer",
			bruiser: "Bruiser",
			trapper: "Trapper",
			mender: "Mender",
			boar: "Old boar",
			sow: "Young sow",
			hog: "Young hog",
			hare: "Horn hare"
		},
		/** Fights from files, as the editor writes them, in the order in which they are offered. */
		files: {
			"hares-in-the-graves": {
				$schema: "../../../../../../schemas/hunt.json",
				ruleset: "hunt",
				title: "Hares among the graves",
				blurb: "Horn hares have made the old graveyard theirs. Two hunters, five hares, and stones to dodge behind.",
				options: { "fate": "die" },
				map: {
					"radius": 6,
					"walls": [
						[0, -5],
						[1, -5],
						[0, -1],
						[4, 0],
						[3, 1],
						[3, 2],
						[2, 3]
					],
					"difficult": [
						[4, -4],
						[5, -4],
						[-4, -1],
						[1, -1],
						[-5, 0],
						[-1, 0],
						[-5, 5],
						[-4, 5],
						[-1, 5],
						[0, 5]
					],
					"cover": [
						[1, -4],
						[-1, -3],
						[2, -3],
						[-3, -2],
						[0, -2],
						[4, -2],
						[-2, -1],
						[2, 0],
						[0, 1],
						[-2, 2],
						[1, 2],
						[-1, 3],
						[-3, 4]
					],
					"looks": { "brush": [
						[4, -4],
						[5, -4],
						[-4, -1],
						[-5, 0],
						[-5, 5],
						[-4, 5],
						[-1, 5],
						[0, 5]
					] }
				},
				combatants: [
					{
						"id": "lookout",
						"name": "Lookout",
						"side": "heroes",
						"at": [-4, 1],
						"sheet": { "kind": "lookout" }
					},
					{
						"id": "slayer",
						"name": "Slayer",
						"side": "heroes",
						"at": [-4, 2],
						"sheet": { "kind": "slayer" }
					},
					{
						"id": "hare1",
						"name": "Horn hare",
						"side": "foes",
						"at": [3, -1],
						"sheet": {
							"kind": "horn-hare",
							"hp": 3
						}
					},
					{
						"id": "hare2",
						"name": "Second hare",
						"side": "foes",
						"at": [2, 1],
						"sheet": {
							"kind": "horn-hare",
							"hp": 3
						}
					},
					{
						"id": "hare3",
						"name": "Third hare",
						"side": "foes",
						"at": [4, -3],
						"sheet": {
							"kind": "horn-hare",
							"hp": 3
						}
					},
					{
						"id": "hog",
						"name": "Young hog",
						"side": "foes",
						"at": [4, -1],
						"sheet": {
							"kind": "young-boar",
							"hp": 7
						}
					}
				]
			},
			"drove-at-the-ford": {
				$schema: "../../../../../../schemas/hunt.json",
				ruleset: "hunt",
				title: "The drove at the ford",
				blurb: "Three young boars and a wolf after the same meat have cut the hunters off from their camp. The water is as quick for them as it is slow for boots.",
				options: { "fate": "die" },
				map: {
					"radius": 6,
					"walls": [],
					"difficult": [
						[3, -6],
						[4, -6],
						[2, -5],
						[3, -5],
						[4, -5],
						[1, -4],
						[2, -4],
						[3, -4],
						[0, -3],
						[1, -3],
						[2, -3],
						[0, -2],
						[1, -2],
						[-1, -1],
						[0, -1],
						[1, -1],
						[-1, 2],
						[0, 2],
						[-2, 3],
						[-1, 3],
						[0, 3],
						[-3, 4],
						[-2, 4],
						[-1, 4],
						[-4, 5],
						[-3, 5],
						[-2, 5],
						[-4, 6],
						[-3, 6]
					],
					"cover": [],
					"looks": { "water": [
						[3, -6],
						[4, -6],
						[2, -5],
						[3, -5],
						[4, -5],
						[1, -4],
						[2, -4],
						[3, -4],
						[0, -3],
						[1, -3],
						[2, -3],
						[0, -2],
						[1, -2],
						[-1, -1],
						[0, -1],
						[1, -1],
						[-1, 0],
						[0, 0],
						[1, 0],
						[-1, 1],
						[0, 1],
						[1, 1],
						[-1, 2],
						[0, 2],
						[-2, 3],
						[-1, 3],
						[0, 3],
						[-3, 4],
						[-2, 4],
						[-1, 4],
						[-4, 5],
						[-3, 5],
						[-2, 5],
						[-4, 6],
						[-3, 6]
					] }
				},
				combatants: [
					{
						"id": "slayer",
						"name": "Slayer",
						"side": "heroes",
						"at": [-3, 1],
						"sheet": { "kind": "slayer" }
					},
					{
						"id": "trapper",
						"name": "Trapper",
						"side": "heroes",
						"at": [-5, 2],
						"sheet": { "kind": "trapper" }
					},
					{
						"id": "mender",
						"name": "Mender",
						"side": "heroes",
						"at": [-4, 0],
						"sheet": { "kind": "mender" }
					},
					{
						"id": "sow",
						"name": "Young sow",
						"side": "foes",
						"at": [3, 0],
						"sheet": { "kind": "young-boar" }
					},
					{
						"id": "hog",
						"name": "Young hog",
						"side": "foes",
						"at": [4, -2],
						"sheet": { "kind": "young-boar" }
					},
					{
						"id": "runt",
						"name": "Runt",
						"side": "foes",
						"at": [3, -2],
						"sheet": {
							"kind": "young-boar",
							"hp": 5
						}
					},
					{
						"id": "wolf",
						"name": "Mire wolf",
						"side": "foes",
						"at": [5, -1],
						"sheet": { "kind": "mire-wolf" }
					}
				]
			},
			"drake-quarry": {
				$schema: "../../../../../../schemas/hunt.json",
				ruleset: "hunt",
				title: "The drake in the quarry",
				blurb: "An ember drake has taken the old quarry, and its nest is full of wasps. One way in, steep walls, and fire.",
				options: { "fate": "die" },
				map: {
					"radius": 6,
					"walls": [
						[0, -6],
						[1, -6],
						[2, -6],
						[4, -6],
						[5, -6],
						[6, -6],
						[-1, -5],
						[6, -5],
						[-2, -4],
						[6, -4],
						[2, -3],
						[-4, -2],
						[-5, -1],
						[1, -1],
						[-6, 0],
						[0, 0],
						[6, 0],
						[5, 1],
						[-1, 2],
						[4, 2],
						[-3, 3],
						[-6, 4],
						[2, 4],
						[-6, 5],
						[1, 5],
						[-6, 6],
						[-5, 6],
						[-4, 6],
						[-2, 6],
						[-1, 6],
						[0, 6]
					],
					"difficult": [
						[1, -3],
						[-1, -2],
						[0, -2],
						[0, -1],
						[-1, 1],
						[1, 1],
						[0, 2],
						[2, 2],
						[3, 2],
						[-2, 3],
						[-1, 3]
					],
					"cover": [
						[1, -4],
						[-2, -1],
						[-3, 0],
						[3, 0],
						[2, 1],
						[0, 3]
					],
					"looks": { "water": [
						[3, 1],
						[2, 2],
						[3, 2],
						[1, 3],
						[2, 3]
					] }
				},
				combatants: [
					{
						"id": "slayer",
						"name": "Slayer",
						"side": "heroes",
						"at": [-4, 0],
						"sheet": { "kind": "slayer" }
					},
					{
						"id": "bruiser",
						"name": "Bruiser",
						"side": "heroes",
						"at": [-4, 1],
						"sheet": { "kind": "bruiser" }
					},
					{
						"id": "trapper",
						"name": "Trapper",
						"side": "heroes",
						"at": [-5, 1],
						"sheet": { "kind": "trapper" }
					},
					{
						"id": "mender",
						"name": "Mender",
						"side": "heroes",
						"at": [-5, 2],
						"sheet": { "kind": "mender" }
					},
					{
						"id": "lookout",
						"name": "Lookout",
						"side": "heroes",
						"at": [-3, 1],
						"sheet": { "kind": "lookout" }
					},
					{
						"id": "drake",
						"name": "Ember drake",
						"side": "foes",
						"at": [3, -1],
						"sheet": { "kind": "ember-drake" }
					},
					{
						"id": "wasp1",
						"name": "Iron wasp",
						"side": "foes",
						"at": [4, -2],
						"sheet": { "kind": "iron-wasp" }
					}
				]
			}
		}
	},
	setup: {
		noGround: (hex) => `[${hex}] is off the map or a wall`,
		taken: (id) => `"${id}" stands there already`
	},
	actions,
	prompts: {
		evade: {
			label: "{by} attacks you: do you evade?",
			help: "One Willpower and a check against the attack; evaded, it does nothing."
		},
		"body-part": {
			label: "Which part?",
			help: "A seven: you choose what your attack damages."
		},
		"weapon-break": {
			label: "Break a weapon?",
			help: "It is gone for good, and Death does not ask; the part stays damaged."
		},
		"add-will": {
			label: "Talk Death out of it?",
			help: "Each Willpower raises the death check by one."
		},
		cure: {
			label: "Which ailment goes?",
			help: "One of yours is cured; choose it."
		},
		extra: {
			label: "Who gains an extra action?",
			help: "The fumble is a gift to the other side."
		},
		rule: {
			label: "Your ruling?",
			help: "Decide what becomes of it."
		},
		consent: {
			label: "May {by} have it?",
			help: "An ally wants to take a thing from you."
		},
		yell: {
			label: "Do you yell?",
			help: "A check on Yell; with it you are back with one Willpower."
		}
	},
	options: {
		evade: {
			label: "Evade",
			help: "Roll against the attack for one Willpower."
		},
		pass: {
			label: "Pass",
			help: "Let it happen."
		},
		break: {
			label: "Break it",
			help: "Discard a weapon you hold instead of rolling."
		},
		spend: {
			label: "Spend Willpower",
			help: "Add it to the death check, one for one."
		},
		helpless: {
			label: "Spare it",
			help: "It lies Helpless and is out of the fight."
		},
		allow: {
			label: "Allow",
			help: "It goes through."
		},
		check: {
			label: "Ask for a check",
			help: "Name the specialty, and a modifier if you like."
		}
	},
	things: {
		cleaver: {
			label: "Cleaver",
			help: "Power 3, Slash, one hand."
		},
		knife: {
			label: "Knife",
			help: "Power 1, Stab, one hand; Initiative one higher while in hand."
		},
		spear: {
			label: "Spear",
			help: "Power 3, Stab, reaches 2 hexes, both hands."
		},
		club: {
			label: "Club",
			help: "Power 2, Swing, one hand."
		},
		maul: {
			label: "Maul",
			help: "Power 5, Swing, both hands."
		},
		crossbow: {
			label: "Crossbow",
			help: "Power 3, Shoot, reaches 8 hexes, both hands."
		},
		javelin: {
			label: "Javelin",
			help: "Power 2, Throw, reaches 4 hexes, one hand."
		},
		fists: {
			label: "Fists",
			help: "Power 1, Punch; always at hand, and nothing can break them."
		},
		"hide-coat": {
			label: "Hide coat",
			help: "Takes 1 off each blow."
		},
		"scale-vest": {
			label: "Scale vest",
			help: "Takes 2 off each blow."
		},
		"belt-pouch": {
			label: "Belt pouch",
			help: "Holds 4; what is in it must be taken out first."
		},
		rucksack: {
			label: "Rucksack",
			help: "Holds 10; what is in it must be taken out first."
		},
		satchel: {
			label: "Satchel",
			help: "Holds 4, and stays open: use things straight from it."
		},
		"dried-meat": {
			label: "Dried meat",
			help: "1 Willpower for yourself."
		},
		"smelling-salts": {
			label: "Smelling salts",
			help: "2 Willpower for you or an ally beside you."
		},
		salve: {
			label: "Salve",
			help: "3 Stamina and one ailment cured, for you or an ally beside you."
		},
		"bitter-root": {
			label: "Bitter root",
			help: "Cures one ailment of you or an ally beside you."
		},
		"flash-pouch": {
			label: "Flash pouch",
			help: "Exposes an opponent within 4 hexes."
		},
		"full-swing": {
			label: "Full swing",
			help: "3 Willpower: a blow with your weapon, 3 stronger."
		},
		"wide-sweep": {
			label: "Wide sweep",
			help: "3 Willpower: your weapon against up to three beside you."
		},
		"leg-sweep": {
			label: "Leg sweep",
			help: "3 Willpower: topples somebody beside you."
		},
		"snare-shot": {
			label: "Snare shot",
			help: "2 Willpower: binds somebody within 5 hexes."
		},
		"call-out": {
			label: "Call out",
			help: "1 Willpower: exposes somebody within 6 hexes."
		},
		"fire-pot": {
			label: "Fire pot",
			help: "4 Willpower: 1 damage and fire to all in and around a hex within 5."
		},
		gnash: {
			label: "Gnash",
			help: "2 damage to somebody beside it."
		},
		ram: {
			label: "Ram",
			help: "Runs at somebody beside it: checks 2 higher, 1 damage."
		},
		sting: {
			label: "Sting",
			help: "1 Willpower: 1 damage, and poison if it goes through."
		},
		rend: {
			label: "Rend",
			help: "Two dice of damage within 2 hexes, on any skill it likes, checks 2 higher."
		},
		quake: {
			label: "Quake",
			help: "2 Willpower: 3 damage to all within 2 hexes."
		},
		"flame-breath": {
			label: "Flame breath",
			help: "3 Willpower: 2 damage and fire to all in and around a hex within 4."
		},
		roar: {
			label: "Roar",
			help: "2 Willpower: numbs all within 3 hexes."
		},
		"follow-through": {
			label: "Follow through",
			help: "1 Willpower, with an attack: 1 damage more."
		},
		"heavy-hand": {
			label: "Heavy hand",
			help: "2 Willpower, with an attack: 2 damage more."
		},
		"find-the-gap": {
			label: "Find the gap",
			help: "2 Willpower, with an attack: no guard counts."
		},
		hamstring: {
			label: "Hamstring",
			help: "3 Willpower, with an attack: topples."
		},
		"venom-coat": {
			label: "Venom coat",
			help: "2 Willpower, with an attack: poisons if it goes through."
		},
		"drill-horn": {
			label: "Drill horn",
			help: "3 Willpower, with an attack: 2 damage more, and maims."
		},
		"crushing-jaws": {
			label: "Crushing jaws",
			help: "4 Willpower, with an attack: a die of damage more."
		},
		focus: {
			label: "Focus",
			help: "3 Willpower, with any check: one higher."
		},
		"read-the-blow": {
			label: "Read the blow",
			help: "2 Willpower, with an evasion: it is made on Dodge."
		},
		"patch-up": {
			label: "Patch up",
			help: "3 Willpower and a check on First aid: 3 Stamina for you or an ally beside you."
		},
		rally: {
			label: "Rally",
			help: "2 Willpower: another ally within 4 hexes gains 2."
		},
		cleanse: {
			label: "Cleanse",
			help: "1 Willpower and a check on Lore: cures one ailment of you or an ally beside you."
		},
		tripwire: {
			label: "Tripwire",
			help: "2 Willpower and a check on Trap: 2 damage to an opponent within 3 hexes."
		},
		habit: {
			label: "Habit",
			help: "An extra action each time its condition is met."
		},
		"thick-hide": {
			label: "Thick hide",
			help: "Takes 1 off each blow."
		},
		flyer: {
			label: "Flyer",
			help: "Evasions one higher."
		},
		"first-mover": {
			label: "First mover",
			help: "Initiative one higher."
		},
		"lone-blade": {
			label: "Lone blade",
			help: "1 damage more with the only weapon in hand."
		},
		unknown: {
			label: "Not known",
			help: "Only its own side knows, until it is exposed."
		},
		"stamina-zero": {
			label: "Stamina gone",
			help: "Fires when its Stamina falls to 0."
		},
		"death-check": {
			label: "Death check",
			help: "Fires when it rolls a death check."
		},
		"body-damage": {
			label: "Body Damage",
			help: "Fires when it loses a part."
		},
		"hit-crit": {
			label: "Critical hit",
			help: "Fires when an attack on it comes up critical."
		},
		"ally-defeated": {
			label: "Ally defeated",
			help: "Fires when another of its side falls."
		},
		free: {
			label: "Free",
			help: "Fires when the GM says so."
		},
		track: {
			label: "Track",
			help: "A skill of the column Technique."
		},
		search: {
			label: "Search",
			help: "A skill of the column Technique."
		},
		appraise: {
			label: "Appraise",
			help: "A skill of the column Technique."
		},
		"first-aid": {
			label: "First aid",
			help: "A skill of the column Technique."
		},
		lore: {
			label: "Lore",
			help: "A skill of the column Technique."
		},
		machinery: {
			label: "Machinery",
			help: "A skill of the column Technique."
		},
		craft: {
			label: "Craft",
			help: "A skill of the column Technique."
		},
		science: {
			label: "Science",
			help: "A skill of the column Technique."
		},
		cook: {
			label: "Cook",
			help: "A skill of the column Technique."
		},
		teach: {
			label: "Teach",
			help: "A skill of the column Technique."
		},
		sing: {
			label: "Sing",
			help: "A skill of the column Technique."
		},
		listen: {
			label: "Listen",
			help: "A skill of the column Head."
		},
		senses: {
			label: "Senses",
			help: "A part of the body, and a skill of the column Head."
		},
		spot: {
			label: "Spot",
			help: "A skill of the column Head."
		},
		react: {
			label: "React",
			help: "A skill of the column Head."
		},
		insight: {
			label: "Insight",
			help: "A skill of the column Head."
		},
		brain: {
			label: "Brain",
			help: "A part of the body, and a skill of the column Head."
		},
		reason: {
			label: "Reason",
			help: "A skill of the column Head."
		},
		hunch: {
			label: "Hunch",
			help: "A skill of the column Head."
		},
		yell: {
			label: "Yell",
			help: "A skill of the column Head."
		},
		mouth: {
			label: "Mouth",
			help: "A part of the body, and a skill of the column Head."
		},
		bite: {
			label: "Bite",
			help: "A skill of the column Head."
		},
		handle: {
			label: "Handle",
			help: "A skill of the column Arms."
		},
		punch: {
			label: "Punch",
			help: "A skill of the column Arms."
		},
		slash: {
			label: "Slash",
			help: "A skill of the column Arms."
		},
		"main-arm": {
			label: "Main arm",
			help: "A part of the body, and a skill of the column Arms."
		},
		shoot: {
			label: "Shoot",
			help: "A skill of the column Arms."
		},
		grab: {
			label: "Grab",
			help: "A skill of the column Arms."
		},
		throw: {
			label: "Throw",
			help: "A skill of the column Arms."
		},
		"off-arm": {
			label: "Off arm",
			help: "A part of the body, and a skill of the column Arms."
		},
		stab: {
			label: "Stab",
			help: "A skill of the column Arms."
		},
		swing: {
			label: "Swing",
			help: "A skill of the column Arms."
		},
		choke: {
			label: "Choke",
			help: "A skill of the column Arms."
		},
		seal: {
			label: "Seal",
			help: "A skill of the column Torso."
		},
		lungs: {
			label: "Lungs",
			help: "A part of the body, and a skill of the column Torso."
		},
		halt: {
			label: "Halt",
			help: "A skill of the column Torso."
		},
		"stand-firm": {
			label: "Stand firm",
			help: "A skill of the column Torso."
		},
		brace: {
			label: "Brace",
			help: "A skill of the column Torso."
		},
		heart: {
			label: "Heart",
			help: "A part of the body, and a skill of the column Torso."
		},
		deflect: {
			label: "Deflect",
			help: "A skill of the column Torso."
		},
		dodge: {
			label: "Dodge",
			help: "A skill of the column Torso."
		},
		fall: {
			label: "Fall",
			help: "A skill of the column Torso."
		},
		gut: {
			label: "Gut",
			help: "A part of the body, and a skill of the column Torso."
		},
		endure: {
			label: "Endure",
			help: "A skill of the column Torso."
		},
		swim: {
			label: "Swim",
			help: "A skill of the column Legs."
		},
		run: {
			label: "Run",
			help: "A skill of the column Legs."
		},
		kick: {
			label: "Kick",
			help: "A skill of the column Legs."
		},
		"main-leg": {
			label: "Main leg",
			help: "A part of the body, and a skill of the column Legs."
		},
		leap: {
			label: "Leap",
			help: "A skill of the column Legs."
		},
		rig: {
			label: "Rig",
			help: "A skill of the column Legs."
		},
		crouch: {
			label: "Crouch",
			help: "A skill of the column Legs."
		},
		"off-leg": {
			label: "Off leg",
			help: "A part of the body, and a skill of the column Legs."
		},
		slide: {
			label: "Slide",
			help: "A skill of the column Legs."
		},
		stomp: {
			label: "Stomp",
			help: "A skill of the column Legs."
		},
		walk: {
			label: "Walk",
			help: "A skill of the column Legs."
		},
		geography: {
			label: "Geography",
			help: "A skill of the column Terrain."
		},
		"press-on": {
			label: "Press on",
			help: "A skill of the column Terrain."
		},
		wait: {
			label: "Wait",
			help: "A skill of the column Terrain."
		},
		snare: {
			label: "Snare",
			help: "A skill of the column Terrain."
		},
		hide: {
			label: "Hide",
			help: "A skill of the column Terrain."
		},
		rest: {
			label: "Rest",
			help: "A skill of the column Terrain."
		},
		balance: {
			label: "Balance",
			help: "A skill of the column Terrain."
		},
		emerge: {
			label: "Emerge",
			help: "A skill of the column Terrain."
		},
		drive: {
			label: "Drive",
			help: "A skill of the column Terrain."
		},
		flee: {
			label: "Flee",
			help: "A skill of the column Terrain."
		},
		trap: {
			label: "Trap",
			help: "A skill of the column Terrain."
		},
		in: {
			label: "Into the bag",
			help: "Put it away."
		},
		out: {
			label: "Out of the bag",
			help: "Take it out."
		}
	},
	conditions,
	archetypes: archetypes$1,
	refusals: {
		outOfRange: (away, most) => Number.isFinite(away) ? `It is ${away} hexes away; that reaches ${most}.` : "It is not on the map.",
		tooFar: (price, has) => `That way costs ${price} movement; you have ${has}.`,
		notFresh: "You have moved already; standing up takes a whole turn of movement.",
		lacksWill: (price, has) => `That costs ${price} Willpower; you have ${has}.`,
		partnerLacksWill: "That partner cannot pay for it now.",
		noLink: "Nobody named there has lent you anything, or one is named twice.",
		notLinkable: "Only a Support for attacks, or for any check, can be lent.",
		otherCheck: "That goes with another check.",
		supportTwice: "The same Support counts once.",
		tooManySupports: (most) => most === 1 ? "One Support is the limit." : `${most} Supports are the limit.`,
		backIsFull: (weight, most) => `That would be ${weight} to carry; ${most} is the limit.`,
		bagIsFull: (weight, most) => `The bag would hold ${weight}; its limit is ${most}.`,
		hands: (needed, has) => `That needs ${needed} hands; there are ${has}.`,
		offTheMap: "It has left the map: place it somewhere first."
	},
	rejections: {
		"not-your-turn": "It is not your turn in this step.",
		"not-enough-wp": "You do not have the Willpower for that.",
		"once-per-round": "One yell a round is all there is.",
		prevented: "Your state keeps you from that.",
		"no-such-target": "That is nobody it could be done to.",
		"no-such-ability": "That ability is not on the sheet.",
		"wrong-type": "That ability is of another type.",
		disabled: "A wound has taken the skill for that.",
		"too-many-supports": "That is more Support than one attack can take.",
		"adventurers-only": "Only adventurers do that.",
		"boss-only": "Only a boss does that.",
		"wrong-state": "It is not in the state for that.",
		"no-free-hand": "There is no hand free for that.",
		"too-heavy": "That is too heavy."
	},
	odds: {
		miss: "Miss",
		hit: "Hit",
		critical: "Critical",
		fumble: "Fumble",
		evaded: "Evaded",
		struck: "Struck",
		dies: "Dies",
		lives: "Lives"
	},
	sentences: {
		"round-began": ({ round }) => `Round ${round}`,
		"step-began": ({ step, party }) => step === "extra" ? "Extra actions are taken now." : HOW[String(party)] ?? "",
		"turn-began": (_, { by }) => `${by} takes the turn.`,
		"initiative-set": ({ specialty }, { word }) => `Initiative is checked on ${word(specialty)}.`,
		checked,
		willed: ({ amount, wp }, { target }) => Number(amount) < 0 ? `${target} spends or loses ${-Number(amount)} Willpower and has ${wp}.` : `${target} gains ${amount} Willpower and has ${wp}.`,
		"became-helpless": (_, { target }) => `${target} has no Willpower left and lies Helpless.`,
		freed: (_, { target }) => `${target} is Helpless no longer.`,
		attacked,
		linked: ({ ability }, { by, target, word }) => ability === null ? `${by} stands by ${target}.` : `${by} lends ${target} ${word(ability)}.`,
		"table-rolled": ({ table, entry }, { by }) => `${by}: ${ENTRIES[String(table)]?.[Number(entry) - 1] ?? "nothing"}.`,
		"damage-rolled": ({ sum }, { by }) => `${by} rolls ${sum} for damage.`,
		"damage-set": ({ amount }, { by }) => `The blow of ${by} is worth ${amount}.`,
		evaded: (_, { by, target }) => `${by} evades ${target}.`,
		"part-rolled": ({ entry }, { target, word }) => entry === "choice" ? `${target} may be hit anywhere.` : `${target} would be hit: ${word(entry)}.`,
		hurt: ({ amount, hp }, { target }) => `${target} takes ${amount} and has ${hp} Stamina.`,
		healed: ({ amount, hp }, { target }) => `${target} regains ${amount} and has ${hp} Stamina.`,
		"part-lost": ({ part }, { target, word }) => `${target} loses the use of a part: ${word(part)}.`,
		"death-rolled": ({ result, parts }, { target }) => `${target} looks at Death: ${result} against ${parts}.`,
		survived: (_, { target }) => `${target} lives.`,
		defeated: ({ how }, { target }) => `${target} ${ENDS$1[String(how)] ?? ""}`,
		withdrew: (_, { target }) => `${target} is off the map.`,
		"weapon-broken": ({ thing }, { target, word }) => `The ${word(thing)} of ${target} breaks.`,
		"armour-broken": ({ thing }, { target, word }) => `The ${word(thing)} of ${target} breaks.`,
		dropped: ({ item }, { target, word }) => `${target} drops the ${word(item)}.`,
		"picked-up": ({ item }, { target, word }) => `${target} picks up the ${word(item)}.`,
		equipped: ({ thing, stowed }, { by, word }) => `${by} takes the ${word(thing)} in hand${stowed === null ? "" : ` and stows the ${word(stowed)}`}.`,
		"handed-over": ({ thing }, { by, target, word }) => `${by} hands ${target} the ${word(thing)}.`,
		stored: ({ thing, bag }, { by, word }) => `${by} puts the ${word(thing)} into the ${word(bag)}.`,
		"taken-out": ({ thing, bag }, { by, word }) => `${by} takes the ${word(thing)} out of the ${word(bag)}.`,
		afflicted: ({ ailment }, { target, word }) => `${target} is ${word(ailment)}.`,
		relieved: ({ ailment }, { target, word }) => `${target} is no longer ${word(ailment)}.`,
		extra: ({ extra }, { target }) => `${target} gains an extra action: ${extra} to be taken.`,
		used: ({ ability, item }, { by, target, word }) => `${by} uses ${word(ability ?? item)}${by === target ? "" : ` on ${target}`}.`,
		improvised: ({ note }, { by }) => `${by} improvises: "${note}".`,
		ruled: ({ ruling }, { word }) => `The GM rules: ${word(ruling)}.`,
		defaulted: ({ ruling }, { word }) => `The GM has not ruled: ${word(ruling)} counts.`,
		"full-power": (_, { by }) => `${by} goes to Full Power.`,
		placed: ({ from, to }, { target }) => from === null ? `The GM places ${target} on hex ${hexText(to)}.` : `The GM moves ${target} from hex ${hexText(from)} to ${hexText(to)}.`,
		joined: (_, { target }) => `${target} joins the hunt.`,
		removed: ({ name }) => `${name} leaves the hunt.`,
		ended: ({ winner }) => winner === null ? "The hunt is over." : `The hunt is over: ${winner} win.`
	},
	sums: {
		checked: (dice, modifier, result, difficulty) => `${dice}${modifier === 0 ? "" : modifier > 0 ? ` + ${modifier}` : ` − ${-modifier}`} = ${result} against ${difficulty}`,
		dice: (dice) => dice,
		death: (shown, parts) => `${shown}, more than ${parts} needed`
	},
	params: {
		nothing: "nothing",
		at: (name) => `at ${name}`,
		onto: (hex) => `onto ${hex}`,
		path: (hexes) => hexes === 1 ? "1 hex" : `${hexes} hexes`,
		on: (specialty) => `on ${specialty}`,
		give: (thing) => `give ${thing}`,
		take: (thing) => `take ${thing}`,
		stow: (thing) => `stow ${thing}`,
		into: (bag) => `into ${bag}`,
		from: (bag) => `out of ${bag}`,
		support: (supports) => `with ${supports.join(" and ")}`,
		coop: (names) => names.length > 0 ? `helped by ${names.join(" and ")}` : "helped by nobody",
		amount: (amount) => `${amount}`,
		mod: (mod) => mod >= 0 ? `+${mod}` : `−${-mod}`
	}
};
// shared/src/rulesets/hunt/book/things.ts
/** A list without one of the items that are that. */
function without(list, item) {
	const place = list.indexOf(item);
	return place < 0 ? [...list] : list.toSpliced(place, 1);
}
/** What somebody carries loose weighs: things, and the bags themselves. */
function looseWeight(fighter) {
	const bags = fighter.bags.reduce((sum, { bag }) => sum + (findBag(fighter, bag)?.weight ?? 0), 0);
	return fighter.items.reduce((sum, item) => sum + weightOf(fighter, item), bags);
}
/** What is wrong with carrying that loose as well. */
function faultOfLoad(fighter, thing) {
	const weight = looseWeight(fighter) + weightOf(fighter, thing);
	if (weight <= fighter.carry) return void 0;
	return {
		code: "too-heavy",
		say: TEXT.refusals.backIsFull(weight, fighter.carry),
		clause: "HUNT-R39"
	};
}
/** What is wrong with a bag that holds these. */
function faultOfBag(holder, { bag, items }) {
	const weight = items.reduce((sum, item) => sum + weightOf(holder, item), 0);
	const most = findBag(holder, bag)?.holds ?? 0;
	if (weight <= most) return void 0;
	return {
		code: "too-heavy",
		say: TEXT.refusals.bagIsFull(weight, most),
		clause: "HUNT-R39"
	};
}
/** How many hands these weapons need. */
function handsFor(holder, weapons) {
	return weapons.reduce((sum, id) => sum + (findWeapon(holder, id)?.hands ?? 0), 0);
}
/** Where somebody finds a thing to use: loose, or in an open bag. */
function usableThings(fighter) {
	const open = fighter.bags.filter(({ bag }) => findBag(fighter, bag)?.isOpen);
	return [...fighter.items, ...open.flatMap(({ items }) => items)];
}
/** Uses a thing up: the loose one first. */
function useUp(fighter, thing) {
	if (fighter.items.includes(thing)) {
		fighter.items = without(fighter.items, thing);
		return;
	}
	const from = fighter.bags.find(({ bag, items }) => findBag(fighter, bag)?.isOpen && items.includes(thing));
	if (from) setBag(fighter, {
		...from,
		items: without(from.items, thing)
	});
}
/** What is in a bag from now on. */
function setBag(fighter, bag) {
	fighter.bags = fighter.bags.map((other) => other.bag === bag.bag ? bag : other);
}
function bagOf({ bags }, id) {
	return bags.find(({ bag }) => bag === id);
}
/** The equipped weapon that an attack is made with, if it is one. */
function equippedAs({ weapons }, used) {
	return weapons.find((weapon) => weapon === used);
}
/** Takes an equipped weapon away for good. */
function breakWeapon(table, id, weapon) {
	if (weapon === void 0) return;
	const fighter = fighterOf(table, id);
	fighter.weapons = without(fighter.weapons, weapon);
	emit(table, {
		type: "weapon-broken",
		target: id,
		thing: weapon,
		clause: "HUNT-32"
	});
}
/** Lets an equipped weapon fall where its owner stands. */
function dropWeapon(table, id, weapon) {
	const fighter = fighterOf(table, id);
	fighter.weapons = without(fighter.weapons, weapon);
	if (fighter.at) letFall(table, {
		item: weapon,
		at: fighter.at,
		owner: id
	});
}
/** Breaks the first armour that somebody wears; whether there was any. */
function breakArmour(table, id) {
	const fighter = fighterOf(table, id);
	const [first, ...others] = fighter.armour;
	if (first === void 0) return false;
	fighter.armour = others;
	emit(table, {
		type: "armour-broken",
		target: id,
		thing: first,
		clause: "HUNT-53"
	});
	return true;
}
// shared/src/rulesets/hunt/book/death.ts
/** Somebody has lost a part of its body: does it live? */
function* checkDeath(table, id, by) {
	const item = {
		name: "death-check",
		by: id,
		result: null
	};
	yield* onStack(table, item, settleDeath(table, item, id, by));
}
function* settleDeath(table, item, id, by) {
	const { option, weapon } = yield* ask(weaponBreak(id));
	if (!isStanding(table, id)) return;
	if (option === "break") return breakWeapon(table, id, weaponMeant(fighterOf(table, id), weapon));
	item.result = rollDeath(table, item, id);
	if (lacking(table, item) === 0) return survive(table, id);
	const answer = yield* ask(addWill(table, item, id));
	if (!isStanding(table, id)) return;
	if (answer?.option === "spend") spend(table, item, id, Number(answer.amount));
	if (lacking(table, item) === 0) survive(table, id);
	else die$2(table, id, by, "HUNT-31");
}
/** Rolls the die; gives what it comes to. */
function rollDeath(table, item, id) {
	const { conditions, parts } = fighterOf(table, id);
	const shown = roll(table, 6);
	const result = shown - (conditions.includes("maimed") ? 1 : 0);
	const setDie = emit(table, {
		type: "death-rolled",
		target: id,
		shown,
		result,
		parts: parts.length,
		clause: "HUNT-31"
	});
	if (setDie) item.setDie = setDie;
	fireHabit(table, id, "death-check");
	return result;
}
/** How much a death check as it stands falls short. */
function lacking(table, { by, result }) {
	const victim = findFighter(table, by);
	return Math.max(0, (victim?.parts.length ?? 0) + 1 - (result ?? 0));
}
function spend(table, item, id, amount) {
	changeWill(table, id, -amount, "HUNT-33");
	item.result = (item.result ?? 0) + amount;
}
function survive(table, id) {
	emit(table, {
		type: "survived",
		target: id,
		clause: "HUNT-31"
	});
}
const SACRIFICE = { weapon: optional(named$2(CARRIED_WEAPONS)) };
function weaponBreak(id) {
	const hands = (seen) => isStanding(seen, id) ? fighterOf(seen, id).weapons : [];
	return {
		for: id,
		kind: "weapon-break",
		isOpen: (seen) => hands(seen).length > 0,
		choices: (seen) => hands(seen).length === 0 ? [] : [{
			option: "break",
			params: SACRIFICE,
			variants: () => hands(seen).map((weapon) => ({ weapon })),
			check: ({ weapon }) => {
				if (weapon === void 0) return hands(seen).length === 1 ? void 0 : "bad-input";
				return hands(seen).some((one) => one === weapon) ? void 0 : "no-such-item";
			}
		}, { option: "pass" }],
		fallback: { option: "pass" }
	};
}
function weaponMeant({ weapons }, given) {
	return given === void 0 ? weapons[0] : weapons.find((weapon) => weapon === given);
}
const PAYMENT = { amount: count(1) };
function addWill(table, item, id) {
	const purse = (seen) => {
		const victim = findFighter(seen, id);
		return victim && !victim.defeated && !victim.conditions.includes("full-power") ? victim.wp : 0;
	};
	return {
		for: id,
		kind: "add-will",
		isOpen: (seen) => purse(seen) > 0,
		choices: (seen) => purse(seen) === 0 ? [] : [{
			option: "spend",
			params: PAYMENT,
			variants: () => [{ amount: Math.min(purse(seen), lacking(seen, item)) }],
			axes: () => ({ amount: {
				type: "range",
				from: 1,
				to: purse(seen)
			} }),
			check: ({ amount }) => Number(amount) > purse(seen) ? "not-enough-wp" : void 0
		}, { option: "pass" }],
		get fallback() {
			const amount = lacking(table, item);
			return amount <= purse(table) ? {
				option: "spend",
				amount
			} : { option: "pass" };
		}
	};
}
/** Dies. */
function die$2(table, id, by, clause) {
	fighterOf(table, id).dead = true;
	takeOut(table, id, "died", by, clause);
}
/** How somebody can be out of the fight. */
const ENDS = [
	"died",
	"spared",
	"fled"
];
/** Takes somebody out of the fight. */
function takeOut(table, id, how, by, clause) {
	fall(table, id, {
		by,
		how,
		clause
	});
	const { side } = fighterOf(table, id);
	for (const other of standing(table)) if (other.side === side) fireHabit(table, other.id, "ally-defeated");
}
/** What becomes of an enemy whose Stamina is gone. */
function* sealFate(table, id, by) {
	const { fate } = table.options;
	const ruling = fate === "ask" ? yield* askForRuling(table, {
		about: id,
		kind: "fate",
		options: ["helpless", "pass"],
		fallback: "pass",
		clause: "HUNT-34"
	}) : null;
	if (!isStanding(table, id)) return;
	if (fate === "helpless" || ruling === "helpless") spare(table, id);
	else die$2(table, id, by, "HUNT-34");
}
function spare(table, id) {
	setWill(table, fighterOf(table, id), 0);
	takeOut(table, id, "spared", null, "HUNT-R46");
}
// shared/src/rulesets/hunt/book/tables.ts
/** The Initiative table: the Target Specialty by what one die shows. */
const INITIATIVE = [
	"react",
	"hunch",
	"stand-firm",
	"run",
	"hide",
	"drive"
];
/** The Body Part table by the sum of two dice; a 7 is left to choice. */
const BODY = {
	2: "brain",
	3: "main-arm",
	4: "main-leg",
	5: "gut",
	6: "senses",
	7: "choice",
	8: "mouth",
	9: "lungs",
	10: "off-leg",
	11: "off-arm",
	12: "heart"
};
// shared/src/rulesets/hunt/book/damage.ts
/** What armour and hide take off a blow. */
function guardOf(fighter) {
	const worn = fighter.armour.reduce((sum, id) => sum + guardOfPiece(fighter, id), 0);
	return fighter.abilities.reduce((sum, id) => sum + (abilityOf(fighter, id).guard ?? 0), worn);
}
/** Whether so much damage would damage a part of somebody's body. */
function costsPart({ type, hp, parts }, damage) {
	if (type === "enemy" || parts.length === PARTS.length) return false;
	return damage > 0 && damage > hp;
}
/** The parts that somebody has left. */
function partsLeft({ parts }) {
	return PARTS.filter((part) => !parts.includes(part));
}
/** Rolls which part is hit. `by` chooses on a 7; without anybody it is rolled again. Null: it no longer matters. */
function* rollPart(table, id, by) {
	for (;;) {
		const fighter = findFighter(table, id);
		if (!fighter || partsLeft(fighter).length === 0) return null;
		const dice = rollMany(table, 2, 6);
		const entry = BODY[dice[0] + dice[1]];
		const setDie = emit(table, {
			type: "part-rolled",
			target: id,
			dice,
			entry,
			clause: "HUNT-30"
		});
		const [top] = table.stack;
		if (setDie && top?.name === "attack") top.setDie = setDie;
		if (entry === "choice" && by !== null) return yield* choosePart(table, id, by);
		if (entry !== "choice" && !fighter.parts.includes(entry)) return entry;
	}
}
function* choosePart(table, id, by) {
	const left = partsLeft(fighterOf(table, id));
	if (left.length === 1) return left[0] ?? null;
	return (yield* ask(bodyPart(table, id, by)))?.option ?? (yield* rollPart(table, id, null));
}
/** Whose part is being chosen: of an attack, a counter or a trap. */
function victimOf({ stack }) {
	const [top] = stack;
	return top?.name === "attack" ? top.at ?? void 0 : top?.target;
}
function bodyPart(table, id, by) {
	const left = (seen) => {
		const fighter = findFighter(seen, id);
		return fighter && findFighter(seen, by) ? partsLeft(fighter) : [];
	};
	return {
		for: by,
		kind: "body-part",
		choices: (seen) => left(seen).map((option) => ({ option })),
		concerns: (seen) => isStanding(seen, id),
		get fallback() {
			return { option: left(table)[0] ?? "brain" };
		}
	};
}
/**
* Does damage to somebody, with all that follows; `part` is what is lost if that has been decided. Gives whether it
* did any harm.
*/
function* takeDamage(table, id, damage, by, part = null) {
	if (damage < 1) return false;
	const fighter = fighterOf(table, id);
	const isBody = fighter.type !== "enemy" && damage > fighter.hp;
	const isStale = part !== null && fighter.parts.includes(part);
	const lost = isBody && (part === null || isStale) ? yield* rollPart(table, id, by) : part;
	if (!isStanding(table, id)) return false;
	loseStamina(table, id, damage, by);
	if (fighter.type === "enemy") {
		if (fighter.hp === 0) yield* sealFate(table, id, by);
	} else if (isBody) yield* loseBody(table, id, lost, by);
	return true;
}
/** Takes Stamina, as far as there is any. */
function loseStamina(table, id, amount, by) {
	const fighter = fighterOf(table, id);
	const before = fighter.hp;
	fighter.hp = Math.max(0, before - amount);
	emit(table, {
		type: "hurt",
		...by !== null && { by },
		target: id,
		amount,
		hp: fighter.hp,
		clause: "HUNT-28"
	});
	if (before > 0 && fighter.hp === 0) fireHabit(table, id, "stamina-zero");
}
/** Body Damage: one part, however large the damage, and a death check. */
function* loseBody(table, id, part, by) {
	const fighter = fighterOf(table, id);
	if (part === null) return die$2(table, id, by, "HUNT-R15");
	fighter.parts = [...fighter.parts, part].sort();
	emit(table, {
		type: "part-lost",
		target: id,
		part,
		clause: "HUNT-29"
	});
	fireHabit(table, id, "body-damage");
	yield* checkDeath(table, id, by);
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
// shared/src/engine/hiding.ts
const RULINGS = [{ option: "show" }, { option: "keep-hidden" }];
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
		choices: () => isHidden() ? [...RULINGS] : [],
		fallback: { option: "show" }
	}))?.option === "show" && isHidden()) show(table, found.id);
}
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
function* waysOf(from, walk) {
	for (const way of reach(from, walk)) if (walk.mayRest?.(way.at) ?? true) yield way;
}
/** As much of a path as can really be gone, whoever is hidden on it: the longest part that nothing bars and that may end there. */
function openPart(path, isOpen, mayRest) {
	const barred = path.findIndex((at) => !isOpen(at));
	const open = barred < 0 ? path : path.slice(0, barred);
	const last = open.findLastIndex((end, index) => mayRest(end, open.slice(0, index + 1)));
	return open.slice(0, last + 1);
}
/** Whoever could not go the rest of a path comes upon the first who is hidden on it. */
function* comeUponAhead(table, by, rest) {
	const met = rest.find((at) => occupant(table, at, by)?.hidden);
	if (met) yield* comeUpon(table, by, met);
}
// shared/src/rulesets/hunt/book/turns.ts
/** With whom somebody acts; null: it has not been decided yet. */
function partyOf({ type, step }) {
	return type === "adventurer" ? step : "enemy";
}
/** Whether somebody could take a turn in the step, or the part of step E, that is open. */
function isAble(table, fighter) {
	if (fighter.defeated || isHelpless(fighter)) return false;
	if (table.party === null || partyOf(fighter) !== table.party) return false;
	return table.phase === "extra" ? fighter.extra > 0 : !fighter.done;
}
/** Those who could, as listed. */
function ableOnes(table) {
	return standing(table).filter((fighter) => isAble(table, fighter));
}
/** Whether somebody may take the turn now, or go on with it. */
function mayAct(table, id) {
	const fighter = findFighter(table, id);
	if (!fighter || !isAble(table, fighter)) return false;
	return !table.begun || table.turn === id;
}
/** What forbids somebody any action of a turn. */
function barred(table, by) {
	return barredAsHelpless(table, by) ?? (mayAct(table, by) ? void 0 : notTheirTurn(table, by));
}
function barredAsHelpless(table, by) {
	const fighter = findFighter(table, by);
	return fighter && isHelpless(fighter) && !isWaived(fighter, "prevented") ? {
		code: "prevented",
		clause: "HUNT-62"
	} : void 0;
}
/** What forbids an enemy what only adventurers do. */
function forAdventurers(table, by) {
	return findFighter(table, by)?.type === "adventurer" ? void 0 : "adventurers-only";
}
/** An action of a turn: the Helpless and those whose turn it cannot be are told so before all else. */
function turnAction(spec) {
	return action({
		...spec,
		outOfTurn: true,
		check: (table, by, act) => barred(table, by) ?? spec.check(table, by, act)
	});
}
/** The turn is somebody's until it ends. */
function beginTurn(table, id) {
	if (table.begun) return;
	table.turn = id;
	table.begun = true;
	emit(table, {
		type: "turn-began",
		by: id
	});
}
/** The turn is over, with an action or without. */
function endTurn(table, id) {
	const fighter = findFighter(table, id);
	if (isWaived(fighter, "not-your-turn")) return;
	table.turn = null;
	table.begun = false;
	if (!fighter) return;
	touch(table, id);
	fighter.mv = fighter.base.mv;
	if (table.phase === "extra") fighter.extra = Math.max(0, fighter.extra - 1);
	else fighter.done = true;
}
/** The choice to do nothing. */
const pass = action({
	outOfTurn: true,
	check: (table, by) => barredAsHelpless(table, by) ?? (mayAct(table, by) ? void 0 : "not-your-turn"),
	*run(table, by) {
		endTurn(table, fighterOf(table, String(by)).id);
	}
});
// shared/src/rulesets/hunt/book/positions.ts
/** How many hexes lie between somebody and a place; without end if it has left the map. */
function awayFrom({ at }, place) {
	return at && place ? distance(at, place) : Number.POSITIVE_INFINITY;
}
/** What is wrong with reaching so far from where somebody stands. */
function faultOfReach(table, from, to, range) {
	const away = awayFrom(from, to);
	if (away > range) {
		const fault = excused(from, {
			code: "out-of-range",
			say: TEXT.refusals.outOfRange(away, range)
		});
		if (fault) return fault;
	}
	return away < 2 || from.at && to && hasLineOfSight(table.map, from.at, to) ? void 0 : excused(from, "no-line-of-sight");
}
/** A walk past allies and not past opponents; the defeated stand in nobody's way. */
function walkFor(table, mover) {
	return walkOf(table, mover, mover.mv);
}
const move = turnAction({
	params: { path },
	understand(act, table, by) {
		const from = findFighter(table, by)?.at;
		return !from || isPath(from, act.path) ? act : void 0;
	},
	check(table, by, { path }) {
		const mover = fighterOf(table, by);
		if (mover.conditions.includes("bound") && !isWaived(mover, "prevented")) return "prevented";
		const tooFar = (price) => ({
			code: "too-far",
			say: TEXT.refusals.tooFar(price, mover.mv)
		});
		return mover.at ? faultOfPath(mover.at, path, walkFor(table, mover), tooFar) : "blocked";
	},
	*variants(table, by) {
		const mover = fighterOf(table, by);
		if (!mover.at || mover.mv === 0) return;
		for (const { path } of waysOf(mover.at, walkFor(table, mover))) yield { path };
	},
	*run(table, by, { path }) {
		const mover = fighterOf(table, String(by));
		const way = openPart(path, (hex) => isPassable(table, mover, hex), (end) => !occupant(table, end, mover.id));
		for (const hex of way) {
			mover.mv -= groundCost(table, hex);
			place(table, mover.id, hex, "moved");
		}
		yield* comeUponAhead(table, mover.id, path.slice(way.length));
	}
});
/** Getting up takes a turn's whole movement. */
const stand = turnAction({
	check(table, by) {
		const { conditions, mv, base } = fighterOf(table, String(by));
		if (!conditions.includes("toppled")) return "wrong-state";
		return mv < base.mv ? {
			code: "too-far",
			say: TEXT.refusals.notFresh
		} : void 0;
	},
	*run(table, by) {
		fighterOf(table, String(by)).mv = 0;
		relieve(table, String(by), "toppled");
	}
});
// shared/src/rulesets/hunt/book/supports.ts
/** The Support abilities that go with a check, in the order given. */
const supports = listOf(named$2(ABILITIES), 10);
/** The ability of that id, if it is on the sheet. */
function ownAbility({ abilities }, id) {
	return isAbility(id) && abilities.includes(id) ? id : void 0;
}
/** Whether an ability is a Support for such a check. */
function goesWith(id, occasion) {
	const ability = ABILITIES[id];
	return ability.type === "support" && (ability.with === "any" || ability.with === occasion);
}
/** The own Supports for such a check. */
function supportsFor({ abilities }, occasion) {
	return abilities.filter((id) => goesWith(id, occasion));
}
/** How many Supports somebody may add. */
function mostSupports({ type, level }, occasion) {
	if (type !== "boss" || occasion !== "hit") return 1;
	if (level >= 8) return 3;
	return level >= 4 ? 2 : 1;
}
/** What is wrong with these Supports for such a check. */
function faultOfSupports(fighter, given, occasion) {
	if (given.some((id) => ownAbility(fighter, id) === void 0)) return "no-such-ability";
	const own = given;
	if (!own.every((id) => goesWith(id, occasion))) return {
		code: "wrong-type",
		say: TEXT.refusals.otherCheck
	};
	if (new Set(own).size < own.length) return {
		code: "bad-input",
		say: TEXT.refusals.supportTwice
	};
	const most = mostSupports(fighter, occasion);
	if (own.length <= most) return void 0;
	return excused(fighter, {
		code: "too-many-supports",
		say: TEXT.refusals.tooManySupports(most),
		clause: "HUNT-12"
	});
}
/** These ids as the abilities that a check has found them to be. */
function abilitiesIn(given = []) {
	return given.filter(isAbility);
}
/** The Rebound of these abilities together. */
function reboundOf(payer, ids) {
	if (payer.conditions.includes("full-power")) return 0;
	return ids.reduce((sum, id) => sum + (abilityOf(payer, id).rebound ?? 0), 0);
}
/** What is wrong with paying so much Willpower. */
function faultOfPrice(payer, price) {
	const { wp } = payer;
	if (price <= wp) return void 0;
	return excused(payer, {
		code: "not-enough-wp",
		say: TEXT.refusals.lacksWill(price, wp),
		clause: "HUNT-13"
	});
}
/** The Support that an id stands for. */
function supportOf(holder, id) {
	const ability = abilityOf(holder, id);
	return ability.type === "support" ? ability : void 0;
}
// shared/src/rulesets/hunt/book/assist.ts
/** The Assist action: an ability, or an item that is used up. */
const use = turnAction({
	params: {
		ability: optional(named$2(ABILITIES)),
		item: optional(named$2(ITEMS)),
		target: optional(fighter),
		support: optional(supports)
	},
	understand(act, table, by) {
		if (act.ability === void 0 === (act.item === void 0)) return void 0;
		return act.support === void 0 || mayHaveCheck(findFighter(table, by) ?? {}, act) ? act : void 0;
	},
	check(table, by, act) {
		const user = fighterOf(table, String(by));
		const fault = faultOfTool(user, act);
		const tool = toolOf(user, act);
		if (fault || !tool) return fault ?? "no-such-item";
		const target = findFighter(table, act.target ?? user.id);
		if (!target || !isRecipient(user, target, tool.on)) return "no-such-target";
		return faultOfSupports(user, act.support ?? [], "other") ?? faultOfReach(table, user, target.at, tool.range) ?? faultOfPrice(user, usePrice(user, act));
	},
	*variants(table, by) {
		const user = fighterOf(table, String(by));
		for (const act of toolsAtHand(user)) {
			const tool = toolOf(user, act);
			for (const target of standing(table)) {
				if (!tool || !isRecipient(user, target, tool.on)) continue;
				yield {
					...act,
					...target.id !== user.id && { target: target.id }
				};
			}
		}
	},
	axes(table, by, { ability }) {
		const user = fighterOf(table, String(by));
		const own = supportsFor(user, "other");
		return ability !== void 0 && assistOf(user, ability)?.specialty !== void 0 && own.length > 0 ? { support: {
			type: "subset",
			of: own,
			most: 1
		} } : {};
	},
	*run(table, by, act) {
		const user = fighterOf(table, String(by));
		const target = act.target ?? user.id;
		const { ability = null, item = null } = act;
		emit(table, {
			type: "used",
			by: user.id,
			target,
			ability,
			item,
			clause: "HUNT-18"
		});
		const price = usePrice(user, act);
		if (price > 0) changeWill(table, user.id, -price, "HUNT-13");
		if (item !== null) useUp(user, item);
		yield* onStack(table, {
			name: "use",
			by: user.id,
			target
		}, carryOut(table, user.id, target, act));
		endTurn(table, user.id);
	}
});
/** Whether what is used is known to need no check, with which Supports cannot go. */
function mayHaveCheck(user, { ability }) {
	if (ability === void 0) return false;
	const known = assistOf(user, ability);
	return known === void 0 || known.specialty !== void 0;
}
function assistOf(user, id) {
	const known = isAbility(id) ? abilityOf(user, id) : void 0;
	return known?.type === "assist" ? known : void 0;
}
/** What is wrong with what is to be used. */
function faultOfTool(user, { ability, item }) {
	if (item !== void 0) return usableThings(user).includes(item) && findItem(user, item) ? void 0 : "no-such-item";
	const own = ownAbility(user, ability ?? "");
	if (own === void 0) return "no-such-ability";
	const assist = assistOf(user, own);
	if (!assist) return "wrong-type";
	return assist.specialty !== void 0 && isLost(user.parts, assist.specialty) ? excused(user, {
		code: "disabled",
		clause: "HUNT-27"
	}) : void 0;
}
function toolOf(user, { ability, item }) {
	return item !== void 0 ? findItem(user, item) : assistOf(user, ability ?? "");
}
/** Whether something that is meant for such people may be used on somebody. */
function isRecipient(user, target, on) {
	if (target.defeated) return false;
	const [isSelf, isAlly] = [target.id === user.id, target.side === user.side];
	switch (on) {
		case "self": return isSelf;
		case "ally": return isAlly;
		case "other-ally": return isAlly && !isSelf;
		case "opponent": return !isAlly;
	}
}
function usePrice(user, { ability, support = [] }) {
	return reboundOf(user, abilitiesIn([...ability === void 0 ? [] : [ability], ...support]));
}
/** The abilities and things that somebody could use. */
function* toolsAtHand(user) {
	for (const ability of user.abilities) if (assistOf(user, ability)) yield { ability };
	for (const item of new Set(usableThings(user))) if (findItem(user, item)) yield { item };
}
function* carryOut(table, by, target, act) {
	const user = fighterOf(table, by);
	const { specialty } = assistOf(user, act.ability ?? "") ?? {};
	if (specialty !== void 0) {
		if (!hasSucceeded(yield* check(table, by, plainAttempt(user, specialty, abilitiesIn(act.support))))) return;
	}
	const tool = toolOf(user, act);
	if (tool && isStanding(table, target)) yield* bringAbout(table, by, target, tool);
}
/** What the use of something does to its target: HUNT-R19: nobody evades it. */
function* bringAbout(table, by, target, effect) {
	const { stamina = 0, willpower = 0, damage = 0, cures, afflicts } = effect;
	if (stamina > 0) restore(table, target, stamina);
	if (willpower > 0) changeWill(table, target, willpower, "HUNT-18");
	if (afflicts) afflict(table, target, afflicts, by);
	if (cures) yield* cureOne(table, target);
	if (damage > 0) yield* takeDamage(table, target, Math.max(0, damage - guardOf(fighterOf(table, target))), by);
}
function restore(table, id, amount) {
	const fighter = fighterOf(table, id);
	fighter.hp += amount;
	emit(table, {
		type: "healed",
		target: id,
		amount,
		hp: fighter.hp,
		clause: "HUNT-18"
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
// shared/src/rulesets/hunt/book/cooperation.ts
const RANGE = 6;
/** A cooperative attack: it waits for the partner's next attack. */
const coop = turnAction({
	params: {
		target: fighter,
		ability: optional(named$2(ABILITIES))
	},
	understand(act, table, by) {
		const helper = findFighter(table, by);
		return act.ability === void 0 && helper && supportsFor(helper, "hit").length > 0 ? void 0 : act;
	},
	check(table, by, { target, ability }) {
		const helper = fighterOf(table, String(by));
		const fault = forAdventurers(table, by) ?? faultOfLoan(helper, ability);
		if (fault) return fault;
		const partner = findFighter(table, target);
		if (!(partner && partner.id !== helper.id && partner.side === helper.side) || partner.defeated || partner.type !== "adventurer") return "no-such-target";
		const away = awayFrom(helper, partner.at);
		return away > RANGE ? {
			code: "out-of-range",
			say: TEXT.refusals.outOfRange(away, RANGE)
		} : void 0;
	},
	*variants(table, by) {
		const lent = supportsFor(fighterOf(table, String(by)), "hit");
		for (const { id: target } of standing(table)) {
			if (lent.length === 0) yield { target };
			for (const ability of lent) yield {
				target,
				ability
			};
		}
	},
	*run(table, by, { target, ability }) {
		const [id, partner] = [String(by), fighterOf(table, target)];
		const [lent = null] = abilitiesIn(ability === void 0 ? [] : [ability]);
		partner.links = [...partner.links.filter((link) => link.by !== id), {
			by: id,
			ability: lent
		}];
		emit(table, {
			type: "linked",
			by: id,
			target,
			ability: lent,
			clause: "HUNT-14"
		});
		endTurn(table, id);
	}
});
function faultOfLoan(helper, ability) {
	if (ability === void 0) return void 0;
	const own = ownAbility(helper, ability);
	if (own === void 0) return "no-such-ability";
	return goesWith(own, "hit") ? void 0 : {
		code: "wrong-type",
		say: TEXT.refusals.notLinkable
	};
}
/** Whether a link can be used now: its partner is there, able, and can pay. */
function isPayable(table, { by, ability }) {
	const partner = findFighter(table, by);
	if (!partner || partner.defeated || isHelpless(partner)) return false;
	return ability === null || reboundOf(partner, [ability]) <= partner.wp;
}
/** What is wrong with naming these partners. */
function faultOfPartners({ links }, named) {
	const isLinked = (id) => links.some(({ by }) => by === id);
	if (new Set(named).size === named.length && named.every(isLinked)) return void 0;
	return {
		code: "bad-input",
		say: TEXT.refusals.noLink
	};
}
/** What is wrong with what these partners would have to pay. */
function faultOfLoans(table, { links }, named) {
	if (!links.find((link) => named.includes(link.by) && !isPayable(table, link))) return void 0;
	return {
		code: "not-enough-wp",
		say: TEXT.refusals.partnerLacksWill,
		clause: "HUNT-R24"
	};
}
/** The links that an attack uses: those named, else all that can be paid; in listed order of the partners. */
function linksUsed(table, { links }, named) {
	const order = fightersOf(table).map(({ id }) => id);
	return links.filter((link) => isPayable(table, link) && (named === void 0 || named.includes(link.by))).sort((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
}
/** The Supports that come in by these links. */
function lentBy(used) {
	return used.flatMap(({ ability }) => ability ?? []);
}
/** The partners pay for what they lend, and every link is gone. */
function feed(table, id, used) {
	for (const { by, ability } of used) {
		const price = ability === null ? 0 : reboundOf(fighterOf(table, by), [ability]);
		if (price > 0) changeWill(table, by, -price, "HUNT-16");
	}
	fighterOf(table, id).links = [];
}
// shared/src/rulesets/hunt/book/criticals.ts
const NO_BOON = {
	damage: 0,
	irreducible: false,
	times: 1,
	inflicts: [],
	willpower: 0,
	extra: 0
};
const SELF_HARM = 2;
function rollTable(table, by, name, clause) {
	const entry = roll(table, 6);
	emit(table, {
		type: "table-rolled",
		by,
		table: name,
		entry,
		clause
	});
	return entry;
}
/** The Hit Critical table; undefined if its roller is gone. */
function hitCritical(table, by) {
	if (!findFighter(table, by)) return void 0;
	switch (rollTable(table, by, "hit-critical", "HUNT-10")) {
		case 1: return {
			...NO_BOON,
			damage: roll(table, 6)
		};
		case 2: return {
			...NO_BOON,
			irreducible: true
		};
		case 3: return {
			...NO_BOON,
			times: 2
		};
		case 4: return {
			...NO_BOON,
			inflicts: [{ ailment: "toppled" }]
		};
		case 5: return {
			...NO_BOON,
			willpower: roll(table, 6)
		};
		default: return {
			...NO_BOON,
			extra: 1
		};
	}
}
/** The Hit Fumble table. Gives whether the attack hits its maker. */
function* hitFumble(table, { by, weapon }) {
	const used = equippedAs(fighterOf(table, by), weapon);
	switch (rollTable(table, by, "hit-fumble", "HUNT-10")) {
		case 1: return true;
		case 2:
			if (used) dropWeapon(table, by, used);
			return false;
		case 3:
			if (used) breakWeapon(table, by, used);
			else yield* takeDamage(table, by, SELF_HARM, null);
			return false;
		case 4:
			afflict(table, by, "toppled");
			return false;
		case 5:
			changeWill(table, by, -roll(table, 6), "HUNT-10");
			return false;
		default:
			yield* giftExtra(table, by);
			return false;
	}
}
/** The Evasion Critical table: what it does to the attacker or brings the evader. */
function* evasionCritical(table, by, attacker) {
	const isThere = findFighter(table, attacker)?.dead === false;
	switch (rollTable(table, by, "evasion-critical", "HUNT-49")) {
		case 1:
			if (isThere) afflict(table, attacker, "toppled", by);
			return;
		case 2:
			if (isThere) afflict(table, attacker, "exposed", by);
			return;
		case 3:
			if (isStanding(table, attacker)) yield* takeDamage(table, attacker, SELF_HARM, by);
			return;
		case 4: return changeWill(table, by, 1, "HUNT-49");
		case 5: return changeWill(table, by, roll(table, 6), "HUNT-49");
		default: grantExtra(table, by, "HUNT-49");
	}
}
const NO_WORSE = {
	damage: 0,
	irreducible: false
};
const BARE = 2;
/** The Evasion Fumble table: what it adds to the blow, and what it does to its roller at once. */
function* evasionFumble(table, by) {
	switch (rollTable(table, by, "evasion-fumble", "HUNT-53")) {
		case 1: return {
			...NO_WORSE,
			damage: roll(table, 6)
		};
		case 2: return {
			...NO_WORSE,
			irreducible: true
		};
		case 3: return breakArmour(table, by) ? NO_WORSE : {
			...NO_WORSE,
			damage: BARE
		};
		case 4:
			afflict(table, by, "toppled");
			return NO_WORSE;
		case 5:
			changeWill(table, by, -roll(table, 6), "HUNT-53");
			return NO_WORSE;
		default:
			yield* giftExtra(table, by);
			return NO_WORSE;
	}
}
// shared/src/rulesets/hunt/book/evasion.ts
const NOT_EVADED = {
	damage: 0,
	irreducible: false
};
const PRICE = 1;
const EASED = 2;
/** What an evasion costs with these Supports: it is no Rebound itself. */
function evasionPrice(evader, ids) {
	return PRICE + reboundOf(evader, ids);
}
/** The Evasion check against an attack whose Hit check came to `x`. */
function evasionAttempt(table, evader, item, x, ids = []) {
	const specialty = ids.flatMap((id) => supportOf(evader, id)?.aim ?? [])[0] ?? item.specialty;
	return {
		kind: "evade",
		specialty,
		difficulty: x + distanceTo(evader, specialty) + fullPowerShift(table, evader),
		modifier: modifierOf(evader, "evade", ids) + coverOf(table, evader, item.by)
	};
}
/** What Full Power does to the difficulty of an evasion. */
function fullPowerShift({ options }, { conditions }) {
	if (!conditions.includes("full-power")) return 0;
	return options.fullPowerEvasion === "easier" ? -2 : EASED;
}
function coverOf(table, evader, by) {
	const attacker = findFighter(table, by);
	return attacker !== void 0 && awayFrom(attacker, evader.at) >= 2 && evader.at && isCover(table.map, evader.at) ? 1 : 0;
}
/** Asks a target whether it evades, and lets it. Gives null if it does; else what the blow has gained. */
function* evade(table, item, id) {
	const { option, support } = yield* ask(evasion(id));
	if (option !== "evade" || !isStanding(table, id)) return NOT_EVADED;
	const ids = abilitiesIn(support ?? []);
	changeWill(table, id, -evasionPrice(fighterOf(table, id), ids), "HUNT-52");
	return yield* onStack(table, {
		name: "evade",
		by: id,
		target: item.by
	}, dodge(table, item, id, ids));
}
function* dodge(table, item, id, ids) {
	const rolled = rollCheck(table, id, evasionAttempt(table, fighterOf(table, id), item, item.result ?? 0, ids));
	if (rolled.outcome === "fumble") return yield* evasionFumble(table, id);
	if (rolled.outcome === "critical") {
		yield* uplift(table, id);
		if (findFighter(table, id)) yield* evasionCritical(table, id, item.by);
	}
	if (!hasSucceeded(rolled)) return NOT_EVADED;
	emit(table, {
		type: "evaded",
		by: id,
		target: item.by,
		clause: "HUNT-50"
	});
	return null;
}
const MANNER$1 = { support: optional(supports) };
/** Whether to evade, and with which Support. */
function evasion(id) {
	const isOpen = (seen) => isStanding(seen, id) && fighterOf(seen, id).wp >= PRICE;
	return {
		for: id,
		kind: "evade",
		isOpen,
		choices: (seen) => {
			if (!isOpen(seen)) return [];
			const evader = fighterOf(seen, id);
			const own = supportsFor(evader, "evade");
			return [{
				option: "evade",
				params: MANNER$1,
				variants: () => [{}],
				...own.length > 0 && { axes: () => ({ support: {
					type: "subset",
					of: own,
					most: 1
				} }) },
				check: ({ support }) => {
					const given = support ?? [];
					return faultOfSupports(evader, given, "evade") ?? faultOfPrice(evader, evasionPrice(evader, abilitiesIn(given)));
				}
			}, { option: "pass" }];
		},
		fallback: { option: "pass" }
	};
}
// shared/src/rulesets/hunt/book/means.ts
/** Whether the attacker chooses the Target Specialty. */
function isAimedAtWill({ specialty, withWeapon }) {
	return specialty === void 0 && !withWeapon;
}
/** What an attack of somebody with that weapon, that ability or both is; undefined: there is no such attack. */
function meansOf(attacker, weapon, ability) {
	const arm = weapon == null ? void 0 : findWeapon(attacker, weapon);
	const held = arm && weapon ? weapon : null;
	if (ability == null) return arm && plain$1(held, arm);
	const named = isAbility(ability) ? ability : null;
	const known = named && abilityOf(attacker, named);
	if (known?.type !== "attack" || (known.withWeapon ?? false) !== (arm !== void 0)) return void 0;
	return {
		weapon: held,
		ability: named,
		specialty: known.specialty ?? arm?.specialty ?? "any",
		area: reachOf(known, arm),
		check: known.check ?? 0,
		base: baseOf(known),
		bonus: known.bonus ?? 0,
		inflicts: inflictionsBy(known)
	};
}
/** A blow without an ability. */
function plain$1(weapon, { specialty, range }) {
	return {
		weapon,
		ability: null,
		specialty,
		area: {
			of: "target",
			range
		},
		check: 0,
		base: "power",
		bonus: 0,
		inflicts: []
	};
}
function reachOf({ area, range: own, burst = 0, most = 1 }, arm) {
	const range = own ?? arm?.range ?? 0;
	switch (area) {
		case "target": return {
			of: area,
			range
		};
		case "targets": return {
			of: area,
			range,
			most
		};
		case "hex": return {
			of: area,
			range,
			burst
		};
		case "self": return {
			of: area,
			burst
		};
	}
}
function baseOf({ withWeapon, damage, dice }) {
	if (withWeapon) return "power";
	if (dice !== void 0) return { dice };
	return damage === void 0 ? null : { number: damage };
}
/** What an ability inflicts. */
function inflictionsBy({ inflicts, ifHarmed }) {
	return inflicts === void 0 ? [] : [{
		ailment: inflicts,
		...ifHarmed && { ifHarmed }
	}];
}
// shared/src/rulesets/hunt/book/hit.ts
/** The Hit check of an attack as it would be rolled now. */
function hitAttempt(attacker, { specialty, supports, fed }, means) {
	const attempt = plainAttempt(attacker, specialty, [...supports, ...fed], "hit");
	return {
		...attempt,
		modifier: attempt.modifier + means.check
	};
}
/** Hit check, table, damage, and then target by target. */
function* strikeAll(table, item) {
	const means = meansOf(fighterOf(table, item.by), item.weapon, item.ability);
	if (!means) return;
	const rolled = rollCheck(table, item.by, hitAttempt(fighterOf(table, item.by), item, means));
	item.result = rolled.result;
	if (rolled.setDie) item.setDie = rolled.setDie;
	if (rolled.outcome === "fumble") {
		if (yield* hitFumble(table, item)) yield* strikeEach(table, item, means, [item.by], NO_BOON);
	} else if (rolled.outcome === "critical") {
		for (const id of item.targets) fireHabit(table, id, "hit-crit");
		yield* uplift(table, item.by);
		const boon = hitCritical(table, item.by);
		if (boon) yield* strikeEach(table, item, means, item.targets, boon);
	} else if (hasSucceeded(rolled)) yield* strikeEach(table, item, means, item.targets, NO_BOON);
}
/** One damage for all; each target is finished before the next. Removing the attacker ends it. */
function* strikeEach(table, item, means, targets, boon) {
	item.blow = rollBlow(table, item, means, boon);
	let isDue = true;
	for (const id of targets) {
		if (!isStanding(table, id) || !findFighter(table, item.by)) continue;
		const evasion = yield* approach(table, item, id);
		if (!evasion) continue;
		if (isDue) gain(table, item.by, boon);
		isDue = false;
		yield* land(table, item, id, evasion);
	}
}
/** What the attack does to each, the dice rolled. */
function rollBlow(table, item, { base, bonus, inflicts }, boon) {
	const attacker = fighterOf(table, item.by);
	const helps = [...item.supports, ...item.fed].flatMap((id) => supportOf(attacker, id) ?? []);
	const irreducible = boon.irreducible || helps.some((help) => help.irreducible);
	const brought = [
		...inflicts,
		...helps.flatMap(inflictionsBy),
		...boon.inflicts
	];
	if (base === null) return {
		amount: null,
		irreducible,
		inflicts: brought
	};
	const start = typeof base === "object" && "dice" in base ? rollDice(table, item, base.dice) : fixedBase(table, item, base);
	const total = helps.map((help) => (help.damage ?? 0) + rollDice(table, item, help.dice ?? 0)).reduce((sum, one) => sum + one, start * boon.times + bonus + boon.damage);
	emit(table, {
		type: "damage-set",
		by: item.by,
		amount: total,
		clause: "HUNT-R11"
	});
	return {
		amount: total,
		irreducible,
		inflicts: brought
	};
}
function fixedBase(table, { by, weapon }, base) {
	return base === "power" ? armedPower(fighterOf(table, by), weapon) : base.number;
}
/** The power of a weapon, with what `lone-blade` adds to it. */
function armedPower(fighter, weapon) {
	if (weapon === null) return 0;
	const { weapons, abilities } = fighter;
	const isLone = weapons.length === 1 && weapons[0] === weapon && abilities.includes("lone-blade");
	return powerOf(fighter, weapon) + (isLone ? abilityOf(fighter, "lone-blade").bonus ?? 0 : 0);
}
function rollDice(table, item, count) {
	if (count === 0) return 0;
	const dice = rollMany(table, count, 6);
	const sum = dice.reduce((so, one) => so + one, 0);
	const setDie = emit(table, {
		type: "damage-rolled",
		by: item.by,
		dice,
		sum
	});
	if (setDie) item.setDie = setDie;
	return sum;
}
/** The damage of a blow to somebody, with what a failed evasion has added. */
function damageTo(target, { amount, irreducible }, evasion) {
	if (amount === null) return 0;
	const exposed = target.conditions.includes("exposed") ? 1 : 0;
	const guard = irreducible || evasion.irreducible ? 0 : guardOf(target);
	return Math.max(0, amount + evasion.damage + exposed - guard);
}
/** Decides the part that would be lost and lets the target evade; gives what came of that, or nothing if it did. */
function* approach(table, item, id) {
	const blow = item.blow;
	item.at = id;
	const target = fighterOf(table, id);
	item.part = costsPart(target, damageTo(target, blow, NOT_EVADED)) ? yield* rollPart(table, id, item.by) : null;
	if (!isStanding(table, id)) return null;
	const evasion = id === item.by ? NOT_EVADED : yield* evade(table, item, id);
	return isStanding(table, id) ? evasion : null;
}
/** The loss, the death check, then the ailments. */
function* land(table, item, id, evasion) {
	const blow = item.blow;
	const harmed = yield* takeDamage(table, id, damageTo(fighterOf(table, id), blow, evasion), item.by, item.part);
	for (const { ailment, ifHarmed } of blow.inflicts) if (findFighter(table, id)?.dead === false && (harmed || !ifHarmed)) afflict(table, id, ailment, item.by);
}
/** What a critical Hit check brings the attacker once it stands. */
function gain(table, by, { willpower, extra }) {
	if (willpower > 0) changeWill(table, by, willpower, "HUNT-11");
	if (extra > 0) grantExtra(table, by, "HUNT-11");
}
const attack = turnAction({
	params: {
		weapon: optional(named$2(WEAPONS)),
		ability: optional(named$2(ABILITIES)),
		target: optional(fighter),
		targets: optional(setOf(fighter, 10)),
		at: optional(hex),
		specialty: optional(thing(SPECIALTIES)),
		support: optional(supports),
		coop: optional(listOf(fighter))
	},
	understand: (act, table, by) => isWellFormed(findFighter(table, by) ?? {}, act) ? act : void 0,
	check(table, by, act) {
		const attacker = fighterOf(table, String(by));
		return faultOfMeans(attacker, act) ?? faultOfTargets(table, attacker, act) ?? faultOfSupports(attacker, act.support ?? [], "hit") ?? faultOfPartners(attacker, act.coop ?? []) ?? faultOfAim(table, attacker, act) ?? faultOfPrice(attacker, attackPrice(attacker, act)) ?? faultOfLoans(table, attacker, act.coop ?? []);
	},
	*variants(table, by) {
		const attacker = fighterOf(table, String(by));
		for (const means of allMeans(attacker)) yield* aims(table, attacker, means);
	},
	axes(table, by, act) {
		const attacker = fighterOf(table, String(by));
		const own = supportsFor(attacker, "hit");
		const payable = attacker.links.filter((link) => isPayable(table, link)).map((link) => link.by);
		const squares = SPECIALTIES.filter((specialty) => !isLost(attacker.parts, specialty));
		const { area } = meansOf(attacker, act.weapon, act.ability) ?? {};
		const [range, most] = area?.of === "targets" ? [area.range, area.most] : [0, 0];
		const reached = opponentsWithin(table, attacker, range).map(({ id }) => id);
		return {
			...own.length > 0 && { support: {
				type: "subset",
				of: own,
				most: mostSupports(attacker, "hit")
			} },
			...payable.length > 0 && { coop: {
				type: "subset",
				of: payable,
				most: payable.length
			} },
			...act.specialty !== void 0 && { specialty: {
				type: "one",
				of: squares
			} },
			...act.targets !== void 0 && { targets: {
				type: "subset",
				of: reached,
				most
			} }
		};
	},
	*run(table, by, act) {
		const item = declare(table, String(by), act);
		yield* onStack(table, item, strikeAll(table, item));
		endTurn(table, item.by);
	}
});
/** Whether it has the parameters that the weapon or the ability takes, and no others. */
function isWellFormed(attacker, { weapon, ability, target, targets, at, specialty }) {
	if (weapon === void 0 && ability === void 0) return false;
	const named = ability !== void 0 && isAbility(ability) ? abilityOf(attacker, ability) : void 0;
	const known = named?.type === "attack" ? named : void 0;
	if (ability !== void 0 && !known) return true;
	const of = known?.area ?? "target";
	const fits = (given, isTaken) => given !== void 0 === isTaken;
	return fits(weapon, !known || known.withWeapon === true) && fits(specialty, known !== void 0 && isAimedAtWill(known)) && fits(target, of === "target") && fits(targets, of === "targets") && targets?.length !== 0 && (targets?.length ?? 0) <= (known?.most ?? 1) && fits(at, of === "hex");
}
/** What is wrong with what the attack is made with. */
function faultOfMeans(attacker, { weapon, ability, specialty }) {
	if (weapon !== void 0 && !holds(attacker, weapon)) return "no-such-item";
	if (ability === void 0) return void 0;
	const own = ownAbility(attacker, ability);
	if (own === void 0) return "no-such-ability";
	if (abilityOf(attacker, own).type !== "attack") return "wrong-type";
	const means = meansOf(attacker, weapon, own);
	const aim = means && (means.specialty === "any" ? specialty : means.specialty);
	return aim && isLost(attacker.parts, aim) ? excused(attacker, {
		code: "disabled",
		clause: "HUNT-27"
	}) : void 0;
}
/** Whether somebody can strike with it: it is equipped, or their fists. */
function holds({ weapons }, weapon) {
	return weapon === "fists" || weapons.includes(weapon);
}
/** What is wrong with those who are named as targets. */
function faultOfTargets(table, { side }, { target, targets }) {
	return (targets ?? (target === void 0 ? [] : [target])).every((id) => {
		const foe = findFighter(table, id);
		return foe && !foe.defeated && foe.side !== side;
	}) ? void 0 : "no-such-target";
}
/** What is wrong with where it is aimed. */
function faultOfAim(table, attacker, act) {
	const means = meansOf(attacker, act.weapon, act.ability);
	if (!means) return "no-such-ability";
	const { area } = means;
	if (area.of === "target" || area.of === "targets") return (act.targets ?? (act.target === void 0 ? [] : [act.target])).map((id) => faultOfReach(table, attacker, fighterOf(table, id).at, area.range)).find((fault) => fault !== void 0);
	const { at } = act;
	if (area.of === "hex" && at) {
		if (!isOpenGround(table.map, at)) return "blocked";
		const fault = faultOfReach(table, attacker, at, area.range);
		if (fault) return fault;
	}
	return targetsOf(table, attacker, means, act).length > 0 ? void 0 : "no-such-target";
}
/** Whom it reaches, in the order in which they are dealt with. */
function targetsOf(table, attacker, { area }, act) {
	if (area.of === "target" || area.of === "targets") {
		const named = act.targets ?? [act.target];
		return standing(table).flatMap(({ id }) => named.includes(id) ? [id] : []);
	}
	const centre = area.of === "hex" ? act.at : attacker.at;
	return (centre ? within(table, centre, area.burst) : []).flatMap(({ id }) => id === attacker.id ? [] : [id]);
}
/** The Rebound of the attack, the own Supports included. */
function attackPrice(attacker, { ability, support }) {
	return reboundOf(attacker, abilitiesIn([...ability === void 0 ? [] : [ability], ...support ?? []]));
}
/** Pays for it and lays down what it is. */
function declare(table, by, act) {
	const attacker = fighterOf(table, by);
	const means = meansOf(attacker, act.weapon, act.ability);
	const [targets, price] = [targetsOf(table, attacker, means, act), attackPrice(attacker, act)];
	const used = linksUsed(table, attacker, act.coop);
	const { weapon, ability } = means;
	const specialty = means.specialty === "any" ? act.specialty : means.specialty;
	const own = abilitiesIn(act.support);
	const told = {
		weapon,
		ability,
		specialty,
		targets,
		supports: own,
		fed: lentBy(used)
	};
	emit(table, {
		type: "attacked",
		by,
		...told,
		clause: "HUNT-7"
	});
	if (price > 0) changeWill(table, by, -price, "HUNT-13");
	feed(table, by, used);
	const [only] = targets.length === 1 ? targets : [];
	const known = {
		name: "attack",
		by,
		...only && { target: only }
	};
	const open = {
		result: null,
		blow: null,
		at: null,
		part: null
	};
	return {
		...known,
		weapon,
		ability,
		specialty,
		supports: own,
		fed: told.fed,
		targets,
		...open
	};
}
/** Everything that somebody could attack with and pay for. */
function* allMeans(attacker) {
	const blades = [.../* @__PURE__ */ new Set([...attacker.weapons, "fists"])];
	for (const blade of blades) yield* known$1(meansOf(attacker, blade, void 0));
	for (const id of attacker.abilities) {
		const ability = abilityOf(attacker, id);
		if (ability.type !== "attack" || reboundOf(attacker, [id]) > attacker.wp) continue;
		if (!ability.withWeapon) yield* known$1(meansOf(attacker, void 0, id));
		else for (const blade of blades) yield* known$1(meansOf(attacker, blade, id));
	}
}
function known$1(means) {
	return means ? [means] : [];
}
/** The ways to aim it, each as an intent has it. */
function* aims(table, attacker, means) {
	const { weapon, ability, area } = means;
	const act = {
		...weapon && { weapon },
		...ability && { ability }
	};
	if (area.of === "self") yield act;
	else if (area.of === "hex") for (const at of centres(table, attacker, area.range, area.burst)) yield {
		...act,
		at
	};
	else for (const foe of opponentsWithin(table, attacker, area.range)) {
		const who = area.of === "target" ? { target: foe.id } : { targets: [foe.id] };
		yield {
			...act,
			...who,
			...means.specialty === "any" && { specialty: awkward(attacker, foe) }
		};
	}
}
function opponentsWithin(table, { at, side }, most) {
	return at ? within(table, at, most).filter((other) => other.side !== side) : [];
}
/** The hexes in range around which there is an opponent. */
function centres(table, { at, side }, most, burst) {
	if (!at) return [];
	const isWorthIt = (hex) => within(table, hex, burst).some((other) => other.side !== side);
	return range(at, most).filter((hex) => isOpenGround(table.map, hex) && isWorthIt(hex));
}
/** A square that the attacker can use, as far as possible from what the target knows. */
function awkward(attacker, target) {
	let [best, most] = [SPECIALTIES[0], Number.NEGATIVE_INFINITY];
	for (const specialty of SPECIALTIES) {
		if (isLost(attacker.parts, specialty)) continue;
		const worth = distanceTo(target, specialty) - distanceTo(attacker, specialty);
		if (worth > most) [best, most] = [specialty, worth];
	}
	return best;
}
// shared/src/rulesets/hunt/book/enemy-actions.ts
/** Full Power, at any moment. */
const fullPower = interjection({
	check(table, by) {
		const boss = findFighter(table, by);
		if (boss?.type !== "boss") return {
			code: "boss-only",
			clause: "HUNT-39"
		};
		return !boss.defeated && boss.wasLow && !boss.conditions.includes("full-power") ? void 0 : {
			code: "wrong-state",
			clause: "HUNT-39"
		};
	},
	run(table, by) {
		const boss = fighterOf(table, String(by));
		boss.conditions = [...boss.conditions, "full-power"].sort();
		emit(table, {
			type: "full-power",
			by: boss.id,
			clause: "HUNT-40"
		});
		grantExtra(table, boss.id, "HUNT-41");
	}
});
/** What forbids a boss to yell now, apart from the Supports. */
function faultOfYell(table, by) {
	const boss = findFighter(table, by);
	if (boss?.type !== "boss") return {
		code: "boss-only",
		clause: "HUNT-44"
	};
	if (!isHelpless(boss) || boss.defeated) return "wrong-state";
	if (boss.yelled && !isWaived(boss, "once-per-round")) return {
		code: "once-per-round",
		clause: "HUNT-44"
	};
	return mayYell(table, boss) ? void 0 : "not-your-turn";
}
/** Whether a boss may yell in the step that is open. */
function mayYell(table, boss) {
	if (!(boss.type === "boss" && !boss.defeated && isHelpless(boss)) || boss.yelled || table.party !== "enemy") return false;
	return table.phase === "extra" ? boss.extra > 0 : !boss.done;
}
const MANNER = { support: optional(supports) };
function faultOfCry(boss, given) {
	return faultOfSupports(boss, given, "other") ?? faultOfPrice(boss, reboundOf(boss, abilitiesIn(given)));
}
/** A Helpless boss yells, though it may take no turn. */
const yell = action({
	params: MANNER,
	outOfTurn: true,
	check: (table, by, { support = [] }) => faultOfYell(table, by) ?? faultOfCry(fighterOf(table, String(by)), support),
	variants: () => [{}],
	*run(table, by, { support }) {
		yield* cry(table, String(by), abilitiesIn(support));
	}
});
/** The yell itself: the action of the round, or in step E one extra action. */
function* cry(table, id, ids) {
	const boss = fighterOf(table, id);
	const price = reboundOf(boss, ids);
	if (price > 0) changeWill(table, id, -price, "HUNT-13");
	boss.yelled = true;
	yield* onStack(table, {
		name: "yell",
		by: id
	}, shout(table, id, ids));
	if (findFighter(table, id)) spendOn(table, id);
}
function* shout(table, id, ids) {
	if (hasSucceeded(yield* check(table, id, plainAttempt(fighterOf(table, id), "yell", ids))) && findFighter(table, id)) changeWill(table, id, 1, "HUNT-44");
}
/** It has acted. */
function spendOn(table, id) {
	const boss = fighterOf(table, id);
	touch(table, id);
	if (table.phase === "extra") boss.extra = Math.max(0, boss.extra - 1);
	else boss.done = true;
}
/** Asks the Helpless bosses, one after the other as listed, when the foes' step or their part of step E begins. */
function* askToYell(table) {
	for (const { id } of fightersOf(table)) {
		if (sidesStanding(table).length < 2) return;
		const answer = yield* ask(yelling(id));
		const boss = findFighter(table, id);
		if (!answer || !boss || !mayYell(table, boss)) continue;
		if (answer.option === "yell") yield* cry(table, id, abilitiesIn(answer.support ?? []));
		else if (table.phase === "extra") spendOn(table, id);
	}
}
function yelling(id) {
	const isOpen = (seen) => {
		const boss = findFighter(seen, id);
		return boss !== void 0 && mayYell(seen, boss);
	};
	return {
		for: id,
		kind: "yell",
		isOpen,
		concerns: isOpen,
		choices: (seen) => {
			if (!isOpen(seen)) return [];
			const boss = fighterOf(seen, id);
			const own = supportsFor(boss, "other");
			return [{
				option: "yell",
				params: MANNER,
				variants: () => [{}],
				...own.length > 0 && { axes: () => ({ support: {
					type: "subset",
					of: own,
					most: 1
				} }) },
				check: ({ support }) => faultOfCry(boss, support ?? [])
			}, { option: "pass" }];
		},
		fallback: { option: "yell" }
	};
}
// shared/src/rulesets/hunt/book/improvise.ts
/** Anything that the GM accepts as an Assist action. */
const improvise = turnAction({
	params: { note: text(200) },
	check: () => void 0,
	variants: () => [{ note: "" }],
	*run(table, by, { note }) {
		const id = String(by);
		emit(table, {
			type: "improvised",
			by: id,
			note,
			clause: "HUNT-20"
		});
		if (yield* onStack(table, {
			name: "improvise",
			by: id,
			note
		}, settle(table, id))) endTurn(table, id);
	}
});
function* settle(table, id) {
	const { option, specialty, mod } = yield* ask(ruling(id));
	emit(table, {
		type: "ruled",
		by: "gm",
		target: id,
		kind: "improvise",
		ruling: option,
		clause: "HUNT-20"
	});
	if (option === "pass") return false;
	const doer = findFighter(table, id);
	if (option === "check" && doer) {
		const attempt = plainAttempt(fighterOf(table, id), specialty);
		yield* check(table, id, {
			...attempt,
			modifier: attempt.modifier + Number(mod)
		});
	}
	return true;
}
const CHECK = {
	specialty: thing(SPECIALTIES),
	mod: initially(count(-20, 20), 0)
};
function ruling(id) {
	return {
		for: "gm",
		kind: "rule",
		choices: (seen) => findFighter(seen, id) ? [
			{ option: "allow" },
			{
				option: "check",
				params: CHECK,
				variants: () => SPECIALTIES.map((specialty) => ({
					specialty,
					mod: 0
				})),
				axes: () => ({ mod: {
					type: "range",
					from: -4,
					to: 4
				} })
			},
			{ option: "pass" }
		] : [],
		fallback: { option: "pass" }
	};
}
// shared/src/rulesets/hunt/book/other-actions.ts
const goods$1 = named$2(THINGS);
const arm = named$2(CARRIED_WEAPONS);
/** Leaving the fight. */
const flee = turnAction({
	params: { support: optional(supports) },
	check(table, by, { support = [] }) {
		const runner = fighterOf(table, String(by));
		return forAdventurers(table, by) ?? faultOfSupports(runner, support, "other") ?? faultOfPrice(runner, reboundOf(runner, abilitiesIn(support)));
	},
	variants: () => [{}],
	axes(table, by) {
		const own = supportsFor(fighterOf(table, String(by)), "other");
		return own.length > 0 ? { support: {
			type: "subset",
			of: own,
			most: 1
		} } : {};
	},
	*run(table, by, { support }) {
		const id = String(by);
		const ids = abilitiesIn(support);
		const price = reboundOf(fighterOf(table, id), ids);
		if (price > 0) changeWill(table, id, -price, "HUNT-13");
		yield* onStack(table, {
			name: "flee",
			by: id
		}, run(table, id, plainAttempt(fighterOf(table, id), "flee", ids)));
		endTurn(table, id);
	}
});
function* run(table, id, attempt) {
	if (!hasSucceeded(yield* check(table, id, attempt)) || !isStanding(table, id)) return;
	withdrawFrom(table, id);
}
/** Somebody leaves the fight and the map. */
function withdrawFrom(table, id) {
	const runner = fighterOf(table, id);
	runner.withdrawn = true;
	leaveMap(table, id, "withdrew");
	takeOut(table, id, "fled", null, "HUNT-21");
}
/** Taking a weapon out of a bag and in hand. */
const equip = turnAction({
	params: {
		weapon: arm,
		stow: optional(arm)
	},
	check(table, by, { weapon, stow }) {
		const fault = forAdventurers(table, by);
		if (fault) return fault;
		const bearer = fighterOf(table, String(by));
		const from = bagWith(bearer, weapon);
		const isHeld = stow === void 0 || bearer.weapons.includes(stow);
		if (!from || !isWeapon(bearer, weapon) || !isHeld) return "no-such-item";
		const left = without(bearer.weapons, stow ?? "");
		const heavy = stow === void 0 ? void 0 : faultOfBag(bearer, swapped(from, weapon, stow));
		if (heavy) return heavy;
		const [needed, hands] = [handsFor(bearer, [...left, weapon]), bearer.hands];
		return needed > hands ? {
			code: "no-free-hand",
			say: TEXT.refusals.hands(needed, hands)
		} : void 0;
	},
	*variants(table, by) {
		const bearer = fighterOf(table, String(by));
		const { bags, weapons } = bearer;
		const packed = new Set(bags.flatMap(({ items }) => items.filter((item) => isWeapon(bearer, item))));
		for (const weapon of packed) {
			yield { weapon };
			for (const stow of new Set(weapons)) yield {
				weapon,
				stow
			};
		}
	},
	*run(table, by, { weapon, stow }) {
		const bearer = fighterOf(table, String(by));
		const from = bagWith(bearer, weapon);
		if (!from) return;
		const stowed = stow ?? null;
		setBag(bearer, swapped(from, weapon, stowed));
		bearer.weapons = [...stowed === null ? bearer.weapons : without(bearer.weapons, stowed), weapon];
		emit(table, {
			type: "equipped",
			by: bearer.id,
			thing: weapon,
			stowed,
			clause: "HUNT-22"
		});
		endTurn(table, bearer.id);
	}
});
/** The first listed bag that holds a thing. */
function bagWith({ bags }, thing) {
	return bags.find(({ items }) => items.includes(thing));
}
function swapped({ bag, items }, out, into) {
	return {
		bag,
		items: [...without(items, out), ...into === null ? [] : [into]]
	};
}
/** Giving an ally one thing, or taking one from them. */
const exchange = turnAction({
	params: {
		target: fighter,
		give: optional(goods$1),
		take: optional(goods$1)
	},
	understand: (act) => act.give === void 0 === (act.take === void 0) ? void 0 : act,
	check(table, by, { target, give, take }) {
		const fault = forAdventurers(table, by);
		if (fault) return fault;
		const [self, ally] = [fighterOf(table, String(by)), findFighter(table, target)];
		const [from, to] = give === void 0 ? [ally, self] : [self, ally];
		const thing = from?.items.find((item) => item === (give ?? take));
		if (from && !thing) return "no-such-item";
		if (!(ally && ally.id !== self.id && ally.side === self.side && ally.type === "adventurer") || ally.defeated || !to || !thing) return "no-such-target";
		const away = awayFrom(self, ally.at);
		if (away > 1 && !isWaived(self, "out-of-range")) return {
			code: "out-of-range",
			say: TEXT.refusals.outOfRange(away, 1)
		};
		return faultOfLoad(to, thing);
	},
	*variants(table, by) {
		const self = fighterOf(table, String(by));
		for (const ally of standing(table)) {
			if (ally.side !== self.side || ally.id === self.id) continue;
			for (const give of new Set(self.items)) yield {
				target: ally.id,
				give
			};
			for (const take of new Set(ally.items)) yield {
				target: ally.id,
				take
			};
		}
	},
	*run(table, by, act) {
		const [id, { target }] = [String(by), act];
		if (yield* onStack(table, {
			name: "exchange",
			by: id,
			target
		}, handOver(table, id, act))) endTurn(table, id);
	}
});
function* handOver(table, id, { target, give, take }) {
	if (take !== void 0 && !isHelpless(fighterOf(table, target))) {
		const { option } = yield* ask(consent(id, target));
		if (option !== "allow") return false;
	}
	const [giver, receiver] = give === void 0 ? [target, id] : [id, target];
	const [from, to] = [findFighter(table, giver), findFighter(table, receiver)];
	const thing = from?.items.find((item) => item === (give ?? take));
	if (!from || !to || !thing) return false;
	from.items = without(from.items, thing);
	to.items = [...to.items, thing];
	emit(table, {
		type: "handed-over",
		by: giver,
		target: receiver,
		thing,
		clause: "HUNT-23"
	});
	return true;
}
function consent(by, ally) {
	return {
		for: ally,
		kind: "consent",
		choices: (seen) => isStanding(seen, ally) && isStanding(seen, by) ? [{ option: "allow" }, { option: "pass" }] : [],
		fallback: { option: "pass" }
	};
}
/** Putting one thing into a bag, or taking one out. */
const storage = turnAction({
	params: {
		item: goods$1,
		bag: named$2(BAGS),
		dir: oneOf(["in", "out"])
	},
	check(table, by, { item, bag: id, dir }) {
		const fault = forAdventurers(table, by);
		if (fault) return fault;
		const bearer = fighterOf(table, String(by));
		const bag = bagOf(bearer, id);
		const thing = ((dir === "in" ? bearer.items : bag?.items) ?? []).find((one) => one === item);
		if (!bag || !thing) return "no-such-item";
		return dir === "in" ? faultOfBag(bearer, {
			...bag,
			items: [...bag.items, thing]
		}) : faultOfLoad(bearer, thing);
	},
	*variants(table, by) {
		const { items, bags } = fighterOf(table, String(by));
		for (const { bag, items: inside } of bags) {
			for (const item of new Set(items)) yield {
				item,
				bag,
				dir: "in"
			};
			for (const item of new Set(inside)) yield {
				item,
				bag,
				dir: "out"
			};
		}
	},
	*run(table, by, { item: thing, bag: id, dir }) {
		const bearer = fighterOf(table, String(by));
		const bag = bagOf(bearer, id);
		if (!bag) return;
		bearer.items = dir === "in" ? without(bearer.items, thing) : [...bearer.items, thing];
		setBag(bearer, {
			...bag,
			items: dir === "in" ? [...bag.items, thing] : without(bag.items, thing)
		});
		emit(table, {
			type: dir === "in" ? "stored" : "taken-out",
			by: bearer.id,
			thing,
			bag: bag.bag,
			clause: "HUNT-24"
		});
		endTurn(table, bearer.id);
	}
});
/** Picking up a weapon that lies underfoot. */
const pickUp = turnAction({
	params: { item: arm },
	check(table, by, { item }) {
		const finder = fighterOf(table, String(by));
		if (!(finder.at && thingAt(table, item, finder.at) !== void 0) || !isWeapon(finder, item)) return "no-such-item";
		return hasHandsFor(finder, item) ? void 0 : faultOfLoad(finder, item);
	},
	*variants(table) {
		for (const item of new Set(table.ground.map((lying) => lying.item))) yield { item };
	},
	*run(table, by, { item }) {
		const finder = fighterOf(table, String(by));
		const weapon = finder.at && takeUp(table, finder.id, item, finder.at)?.item;
		if (!weapon) return;
		if (hasHandsFor(finder, weapon)) finder.weapons = [...finder.weapons, weapon];
		else finder.items = [...finder.items, weapon];
		endTurn(table, finder.id);
	}
});
function hasHandsFor(finder, weapon) {
	return handsFor(finder, [...finder.weapons, weapon]) <= finder.hands;
}
// shared/src/rulesets/hunt/book/ailments-at-round-end.ts
/** What ailments do at the end of a round, one undefeated combatant after the other as listed. */
function* sufferAilments(table) {
	for (const { id } of standing(table)) {
		if (suffers(table, id, "burning")) yield* burn(table, id);
		if (suffers(table, id, "poisoned")) yield* sicken(table, id);
	}
}
function suffers(table, id, ailment) {
	return isStanding(table, id) && fighterOf(table, id).conditions.includes(ailment);
}
/** Guard does not count; it is no attack either. */
function* burn(table, id) {
	yield* takeDamage(table, id, 1, null);
	if (isStanding(table, id)) changeWill(table, id, -1, "HUNT-R44");
}
/** Poison never damages the body, and gives out on a 1. */
function* sicken(table, id) {
	const shown = roll(table, 6);
	const { hp, type } = fighterOf(table, id);
	if (hp > 0) loseStamina(table, id, shown, null);
	if (shown === 1) relieve(table, id, "poisoned");
	tellSetDie(table, id);
	if (hp > 0 && type === "enemy" && fighterOf(table, id).hp === 0) yield* sealFate(table, id, null);
}
// shared/src/rulesets/hunt/book/end.ts
/** Ends the battle once a side has nobody left; it is looked at while nothing is pending. */
function endIfDecided(table) {
	const [side = null, ...others] = sidesStanding(table);
	if (others.length === 0) endBattle(table, side);
}
/** Ends the battle if nobody who is left can ever act again. */
function endIfAllHelpless(table) {
	if (standing(table).every((fighter) => isHelpless(fighter) && fighter.type !== "boss")) endBattle(table, null);
}
/** The battle is over, and with it all ailments, Helplessness and Full Power. */
function endBattle(table, winner) {
	if (table.over) return;
	conclude(table, winner);
	table.begun = false;
	for (const fighter of fightersOf(table)) {
		touch(table, fighter.id);
		fighter.conditions = [];
		setWill(table, fighter, fighter.wp);
	}
}
// shared/src/rulesets/hunt/book/round.ts
/** Round after round, step by step, from wherever the table is. */
function* playRounds(table, actions) {
	for (;;) {
		yield* takeTurns(table, actions);
		yield* passOn(table);
	}
}
/** The turns of the step that is open, or of one part of step E, until nobody in it can act. */
function* takeTurns(table, actions) {
	for (;;) {
		if (table.party !== null) endIfDecided(table);
		if (table.over) return yield* halt();
		const able = settleTurn(table);
		if (able.length === 0) return;
		const intent = yield* askAny(able.map(({ id }) => turnQuestion(actions, id, mayAct)));
		if (!intent) continue;
		const by = findFighter(table, intent.as ?? "");
		if (by && isAble(table, by)) beginTurn(table, by.id);
		yield* perform(table, actions, intent);
	}
}
/** Whose turn it is now: of several who could take it nobody's, until one does. Gives those who may. */
function settleTurn(table) {
	const able = ableOnes(table);
	const holder = able.find(({ id }) => id === table.turn);
	if (table.begun && holder) return [holder];
	if (table.turn !== null && !holder) endTurn(table, table.turn);
	table.begun = false;
	table.turn = able.length === 1 ? able[0]?.id ?? null : null;
	return able;
}
/** What follows when a step, or a part of step E, is over. */
function* passOn(table) {
	if (table.phase !== "extra" && table.party !== null) closeStep(table, table.party);
	switch (table.phase) {
		case "advance": return yield* openFoes(table, "enemy");
		case "enemy": return open$1(table, "late", "late");
		case "late": return open$1(table, "extra", "advance");
		case "extra": return yield* passOnExtra(table);
		default: return yield* beginRound(table);
	}
}
function open$1(table, phase, party) {
	table.phase = phase;
	table.party = party;
	if (ableOnes(table).length > 0) emit(table, {
		type: "step-began",
		step: phase,
		party
	});
}
function* openFoes(table, phase) {
	open$1(table, phase, "enemy");
	yield* askToYell(table);
}
/** Who has not acted in its step has no turn left in it. */
function closeStep(table, party) {
	for (const fighter of fightersOf(table)) {
		if (partyOf(fighter) !== party || fighter.done) continue;
		touch(table, fighter.id);
		fighter.done = true;
	}
}
/** The next part of step E, as long as there is anything left to do in one. */
function* passOnExtra(table) {
	if (table.party === "advance") return yield* openFoes(table, "extra");
	if (table.party === "enemy") return open$1(table, "extra", "late");
	if (standing(table).some((fighter) => hasExtraLeft(table, fighter))) return open$1(table, "extra", "advance");
	yield* endRound(table);
	yield* beginRound(table);
}
/** Whether somebody still has something to do in step E. */
function hasExtraLeft(table, fighter) {
	const party = partyOf(fighter);
	const there = {
		...table,
		party
	};
	return isAble(there, fighter) || mayYell(there, fighter);
}
/** The next round: initiative sorts the adventurers. */
function* beginRound(table) {
	table.round++;
	table.phase = "initiative";
	table.party = null;
	emit(table, {
		type: "round-began",
		round: table.round
	});
	const adventurers = standing(table).filter(({ type }) => type === "adventurer");
	if (table.ordered) placeAll(table, adventurers);
	else if (adventurers.length > 0) yield* onStack(table, { name: "initiative" }, rollInitiative(table, adventurers));
	open$1(table, "advance", "advance");
}
/** One Target Specialty for the whole party, then everybody's own check. */
function* rollInitiative(table, adventurers) {
	const entry = roll(table, 6);
	const specialty = INITIATIVE[entry - 1];
	emit(table, {
		type: "initiative-set",
		entry,
		specialty,
		clause: "HUNT-3"
	});
	for (const { id } of adventurers) {
		if (!findFighter(table, id)) continue;
		const rolled = yield* check(table, id, plainAttempt(fighterOf(table, id), specialty, [], "initiative"));
		const fighter = findFighter(table, id);
		if (fighter) fighter.step = hasSucceeded(rolled) ? "advance" : "late";
	}
}
function placeAll(table, adventurers) {
	for (const fighter of adventurers) {
		touch(table, fighter.id);
		fighter.step = placeInOrder(table, fighter.id);
	}
}
/** With an order given, who stands before the first foe in it is always Advance. */
function placeInOrder(table, id) {
	const place = table.order.indexOf(id);
	const foes = table.order.findIndex((other) => findFighter(table, other)?.type !== "adventurer");
	return place >= 0 && (foes < 0 || place < foes) ? "advance" : "late";
}
/** What ends with the round. */
function* endRound(table) {
	table.phase = "round-end";
	table.party = null;
	table.turn = null;
	yield* onStack(table, { name: "round-end" }, sufferAilments(table));
	endIfDecided(table);
	if (!table.over) endIfAllHelpless(table);
	if (table.over) return yield* halt();
	for (const fighter of fightersOf(table)) {
		touch(table, fighter.id);
		fighter.links = [];
		fighter.extra = 0;
		fighter.done = false;
		fighter.yelled = false;
		fighter.step = null;
	}
}
// shared/src/kit/odds.ts
/** At either end of a sum, what is less likely than this is left out: dice that explode have no highest number. */
const NEGLIGIBLE = 1e-9;
/** What is certain. */
function certainly(result) {
	return {
		low: result,
		chances: [1]
	};
}
/** One die of so many sides. */
function die$1(sides) {
	return {
		low: 1,
		chances: new Array(sides).fill(1 / sides)
	};
}
const known = /* @__PURE__ */ new Map();
/** The sum of so many dice. */
function dice$1(count, sides) {
	const key = `${count}d${sides}`;
	let total = known.get(key);
	if (total) return total;
	total = certainly(0);
	for (let rolled = 0; rolled < count; rolled++) total = sum(total, die$1(sides));
	known.set(key, total);
	return total;
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
function negated({ low, chances }) {
	return {
		low: 1 - low - chances.length,
		chances: [...chances].reverse()
	};
}
/** Without negligible ends, and still adding up to 1. */
function trimmed({ low, chances }) {
	const first = chances.findIndex((chance) => chance >= NEGLIGIBLE);
	const last = chances.findLastIndex((chance) => chance >= NEGLIGIBLE);
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
/** One of several, each with its chance; these add up to 1. */
function mixed(parts) {
	return gathered((add) => {
		for (const [share, part] of parts) eachOf(part, (result, chance) => add(result, chance * share));
	});
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
/** The forecast of what costs nothing, does nothing that can be told, and is answered by nobody. */
const NOTHING = {
	cost: {},
	against: [],
	provokes: []
};
/** The forecast of something that is answered by nobody and provokes nobody. */
function unanswered(cost, odds) {
	return {
		...NOTHING,
		cost,
		odds
	};
}
// shared/src/rulesets/hunt/odds/harm.ts
const NONE = {
	amount: null,
	irreducible: false
};
/** What an attack does if nothing special is rolled; `times` is how often its base counts. */
function forceOf(attacker, { base, bonus, weapon }, helps, times = 1) {
	const supports = helps.flatMap((id) => supportOf(attacker, id) ?? []);
	const irreducible = supports.some((support) => support.irreducible);
	if (base === null) return {
		...NONE,
		irreducible
	};
	const fixed = base === "power" ? armedPower(attacker, weapon) : "number" in base ? base.number : 0;
	const start = typeof base === "object" && "dice" in base ? dice$1(base.dice, 6) : certainly(fixed);
	const counted = times === 1 ? start : mapped(start, (one) => times * one);
	const flat = supports.reduce((so, support) => so + (support.damage ?? 0), bonus);
	const rolled = supports.reduce((so, support) => so + (support.dice ?? 0), 0);
	const shifted = mapped(counted, (one) => one + flat);
	return {
		amount: rolled > 0 ? sum(shifted, dice$1(rolled, 6)) : shifted,
		irreducible
	};
}
/** The same blow a die stronger. */
function dieStronger(force) {
	return force.amount ? {
		...force,
		amount: sum(force.amount, die$1(6))
	} : force;
}
/** The same blow, so much stronger. */
function stronger(force, by) {
	return force.amount ? {
		...force,
		amount: mapped(force.amount, (one) => one + by)
	} : force;
}
/** The same blow, past every guard. */
function piercing(force) {
	return {
		...force,
		irreducible: true
	};
}
/** What gets through to somebody. */
function throughTo(target, { amount, irreducible }, isAttack = true) {
	if (!amount) return certainly(0);
	const off = (isAttack && target.conditions.includes("exposed") ? 1 : 0) - (irreducible ? 0 : guardOf(target));
	return mapped(amount, (one) => Math.max(0, one + off));
}
/** What remains of several hits: the damage, 0 with the chance that none comes. */
function damageOf(hits) {
	const none = 1 - hits.reduce((so, [chance]) => so + chance, 0);
	return mixed([[Math.max(0, none), certainly(0)], ...hits]);
}
/** The chance that a death check fails with one part more lost, so much Willpower being spent on it. */
function deathChance({ parts, conditions }, spent) {
	if (parts.length === PARTS.length) return 1;
	const bonus = spent - (conditions.includes("maimed") ? 1 : 0);
	return chanceThat(die$1(6), (shown) => shown + bonus <= parts.length + 1);
}
/** The Willpower that somebody may spend on a death check. */
function willFor({ conditions, wp }, stance) {
	return stance === "spend" && !conditions.includes("full-power") ? wp : 0;
}
/** The chance that so much damage takes somebody out of the fight. */
function endedBy(target, damage, stance) {
	if (damage < 1) return 0;
	if (target.type === "enemy") return damage >= target.hp ? 1 : 0;
	return damage > target.hp ? deathChance(target, willFor(target, stance)) : 0;
}
/** The chance that a common enemy is brought down and, as the table has it, spared: Helpless, without any Willpower. */
function sparedChance({ options }, { type, hp }, hits) {
	if (type !== "enemy" || options.fate !== "helpless") return 0;
	return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one >= hp), 0);
}
/** What becomes of somebody's Stamina, and of them. */
function staminaEffect(target, hits, stance = "pass") {
	const damage = damageOf(hits);
	const lost = mapped(damage, (one) => Math.min(one, target.hp));
	const defeat = averageOf(damage, (one) => endedBy(target, one, stance));
	return {
		...lossOf(target.id, "hp", lost, () => false),
		defeat
	};
}
/** The chance that a part is lost. */
function partChance(target, hits) {
	return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => costsPart(target, one)), 0);
}
/** The chance that it does any harm. */
function harmChance(hits) {
	return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one > 0), 0);
}
// shared/src/rulesets/hunt/odds/rolls.ts
const TWO_DICE = resultsOf(dice$1(2, 6));
/** Every way in which a check can fall, by the sum of its dice. */
function fallsOf(attempt) {
	return TWO_DICE.map(([sum, chance]) => ({
		chance,
		outcome: outcomeOf(sum, attempt),
		result: sum + attempt.modifier
	}));
}
/** The chances of how a check comes out. */
function chancesOf(attempt) {
	const chances = {
		success: 0,
		failure: 0,
		critical: 0,
		fumble: 0
	};
	for (const { chance, outcome } of fallsOf(attempt)) chances[outcome] += chance;
	return chances;
}
/** The chance that a check is made. */
function madeOf({ success, critical }) {
	return success + critical;
}
// shared/src/rulesets/hunt/odds/worth.ts
const AILMENT_WORTH = {
	poisoned: 2.5,
	burning: 3,
	numbed: 1.5,
	bound: 1.2,
	toppled: 1.2,
	maimed: .6,
	exposed: 1.5
};
/** A damaged part: a step towards the end, and the skills around it gone. */
const PART = 4;
/** A boss that is brought down decides the hunt; a hunter lost is lost for good. */
const END$1 = {
	adventurer: 3,
	enemy: 0,
	boss: 20
};
const WILL = .7;
/** What a point that Death takes is worth: there is no saying no to it, and the next one asks for more. */
const LIFE = 1.5;
/** What an ailment does to somebody who does not have it yet. */
function ailmentWorth(target, ailment) {
	return target.conditions.includes(ailment) ? 0 : AILMENT_WORTH[ailment];
}
/** The ailment of somebody that is best cured. */
function worstAilment({ conditions }) {
	const worths = conditions.map((condition) => Object.hasOwn(AILMENT_WORTH, condition) ? AILMENT_WORTH[condition] : 0);
	return Math.max(0, ...worths);
}
/** What it is to lose a part, for whoever survives that. */
function partWorth({ parts }) {
	return PART + parts.length;
}
/** What somebody's end is worth beyond what it could still take. */
function endWorth({ type }) {
	return END$1[type];
}
/** The Willpower that a death check with so many parts damaged is likely to take, in points of Stamina. */
function willToLive({ wp, conditions }, parts) {
	const maimed = conditions.includes("maimed") ? 1 : 0;
	return LIFE * averageOf(die$1(6), (shown) => Math.min(wp, Math.max(0, parts + 1 - shown + maimed)));
}
/** Lying Helpless: turns lost, and nothing left against blows and Death. */
const HELPLESS = {
	adventurer: 5,
	enemy: 3,
	boss: 9
};
/** The last points of Willpower are dearer than the first. */
const SCARCE = 1.2;
/** What it is to have so much less Willpower, beyond its plain price: the less there is, the more. */
function thrift({ type, wp }, spent) {
	if (spent <= 0) return 0;
	const left = wp - spent;
	let worth = left <= 0 ? HELPLESS[type] : 0;
	for (let point = Math.max(1, left + 1); point <= wp; point++) worth += SCARCE / point;
	return worth;
}
// shared/src/rulesets/hunt/odds/attack-odds.ts
const LET_IT_COME = {
	evades: false,
	stance: "pass"
};
const SIXTH = 1 / 6;
const COUNTER = 2;
/** The odds of an attack, met in that way. */
function attackOdds(table, assault, response) {
	const { attacker, means, supports, fed } = assault;
	const helps = [...supports, ...fed];
	const falls = fallsOf(hitAttempt(attacker, assault, means));
	const [plain, double] = [forceOf(attacker, means, helps), forceOf(attacker, means, helps, 2)];
	const tolls = assault.targets.map((target) => tollOn(table, assault, target, falls, {
		plain,
		double
	}, response));
	const fumble = chanceOfOutcome(falls, "fumble");
	const own = ownHits(attacker, means, plain, fumble, tolls.reduce((so, toll) => so + toll.countered, 0));
	const wills = response.evades ? tolls.filter(({ target }) => target.wp > 0).map((toll) => evadersWill(table, toll, falls)) : [attackersWill(table, attacker, falls, own)];
	const effects = [
		...tolls.map(({ target, hits }) => staminaEffect(target, hits, response.stance)),
		staminaEffect(attacker, own),
		...wills
	];
	return {
		outcomes: outcomesOf(falls, tolls),
		success: chanceOfOutcome(falls, "success") + chanceOfOutcome(falls, "critical") - averageEvaded(tolls),
		effects,
		worth: worthOfTolls(assault, tolls, effects, response) - worthOfFumble(assault, fumble)
	};
}
function chanceOfOutcome(falls, outcome) {
	return falls.reduce((so, fall) => so + (fall.outcome === outcome ? fall.chance : 0), 0);
}
/** What the attack does to one target, over all falls of the dice. */
function tollOn(table, { attacker, specialty }, target, falls, { plain, double }, { evades }) {
	const mayEvade = evades && target.wp > 0;
	const hits = [];
	let [struck, evaded, countered] = [
		0,
		0,
		0
	];
	const shares = {
		success: {
			failed: 0,
			worse: 0
		},
		critical: {
			failed: 0,
			worse: 0
		}
	};
	for (const { outcome, result, chance } of falls) {
		if (outcome !== "success" && outcome !== "critical") continue;
		const item = {
			by: attacker.id,
			specialty
		};
		const dodge = mayEvade ? chancesOf(evasionAttempt(table, target, item, result)) : NO_DODGE;
		shares[outcome].failed += chance * dodge.failure;
		shares[outcome].worse += chance * dodge.fumble;
		struck += chance * (dodge.failure + dodge.fumble);
		evaded += chance * (dodge.success + dodge.critical);
		countered += chance * dodge.critical * SIXTH;
	}
	for (const [force, share] of [[plain, shares.success], ...criticals(plain, double, shares.critical)]) hits.push(...landed(target, force, share));
	return {
		target,
		hits,
		struck,
		evaded,
		countered
	};
}
const NO_DODGE = {
	success: 0,
	failure: 1,
	critical: 0,
	fumble: 0
};
/** The Hit Critical table: the blow with each entry, and its share. */
function criticals(plain, double, { failed, worse }) {
	const share = (entries) => ({
		failed: failed * entries * SIXTH,
		worse: worse * entries * SIXTH
	});
	return [
		[dieStronger(plain), share(1)],
		[piercing(plain), share(1)],
		[double, share(1)],
		[plain, share(3)]
	];
}
/** The damage of a blow that was not evaded, with the Evasion Fumble table where that was rolled. */
function landed(target, force, { failed, worse }) {
	const hits = [[failed, throughTo(target, force)]];
	if (worse > 0) {
		hits.push([worse * SIXTH, throughTo(target, dieStronger(force))]);
		hits.push([worse * SIXTH, throughTo(target, piercing(force))]);
		hits.push([worse * SIXTH, bared(target, force)]);
		hits.push([worse * 3 * SIXTH, throughTo(target, force)]);
	}
	return hits.filter(([chance]) => chance > 0);
}
/** The damage once the first armour is broken, or with none to break. */
function bared(target, force) {
	const [first, ...armour] = target.armour;
	return first === void 0 ? throughTo(target, stronger(force, COUNTER)) : throughTo({
		...target,
		armour
	}, force);
}
/** What the attacker may come to by its own attack. */
function ownHits(attacker, { weapon }, force, fumble, countered) {
	const two = [[countered + (equippedAs(attacker, weapon) !== void 0 ? 0 : fumble * SIXTH), certainly(COUNTER)]];
	return [[fumble * SIXTH, throughTo(attacker, force)], ...two].filter(([chance]) => chance > 0);
}
/** What becomes of the Willpower of somebody who evades whatever hits. */
function evadersWill(table, { target, hits }, falls) {
	const hit = chanceOfOutcome(falls, "success") + chanceOfOutcome(falls, "critical");
	const spared = sparedChance(table, target, hits);
	const change = mixed([
		[1 - hit, certainly(0)],
		[hit - spared, certainly(-1)],
		[spared, certainly(-target.wp)]
	]);
	return changeOf(target.id, "wp", change);
}
/** What becomes of an attacker's Willpower by its dice, and by what it comes to itself. */
function attackersWill(table, attacker, falls, own) {
	const [critical, fumble] = [chanceOfOutcome(falls, "critical"), chanceOfOutcome(falls, "fumble")];
	const spared = sparedChance(table, attacker, own);
	const gained = mixed([[5 * SIXTH, die$1(6)], [SIXTH, sum(die$1(6), die$1(6))]]);
	const change = mixed([
		[1 - critical - fumble * SIXTH - spared, certainly(0)],
		[critical, gained],
		[fumble * SIXTH, mapped(die$1(6), (shown) => -shown)],
		[spared, certainly(-attacker.wp)]
	]);
	return changeOf(attacker.id, "wp", change);
}
function averageEvaded(tolls) {
	return tolls.length === 0 ? 0 : tolls.reduce((so, { evaded }) => so + evaded, 0) / tolls.length;
}
function outcomesOf(falls, tolls) {
	const evaded = averageEvaded(tolls);
	const hit = chanceOfOutcome(falls, "success") + chanceOfOutcome(falls, "critical");
	const share = hit > 0 ? 1 - evaded / hit : 1;
	return [
		{
			id: "fumble",
			label: TEXT.odds.fumble,
			chance: chanceOfOutcome(falls, "fumble")
		},
		{
			id: "miss",
			label: TEXT.odds.miss,
			chance: chanceOfOutcome(falls, "failure")
		},
		{
			id: "evaded",
			label: TEXT.odds.evaded,
			chance: evaded
		},
		{
			id: "hit",
			label: TEXT.odds.hit,
			chance: chanceOfOutcome(falls, "success") * share
		},
		{
			id: "critical",
			label: TEXT.odds.critical,
			chance: chanceOfOutcome(falls, "critical") * share
		}
	].filter(({ chance }) => chance > 0);
}
/** What an attack brings and inflicts. */
function inflictionsOf(attacker, { inflicts }, helps) {
	const supports = helps.flatMap((id) => supportOf(attacker, id) ?? []);
	return [...inflicts, ...supports.flatMap(inflictionsBy)];
}
/** What the attack does to its targets that no number shows. */
function worthOfTolls({ attacker, means, supports, fed }, tolls, effects, { stance }) {
	const brought = inflictionsOf(attacker, means, [...supports, ...fed]);
	return tolls.reduce((so, toll) => {
		const { target, hits, struck } = toll;
		const end = effects.find((effect) => effect.target === target.id && effect.field === "hp")?.defeat ?? 0;
		const ill = brought.reduce((sum, { ailment, ifHarmed }) => sum + (ifHarmed ? harmChance(hits) : struck) * ailmentWorth(target, ailment), 0);
		const parts = Math.max(0, partChance(target, hits) - end) * partWorth(target);
		const bought = stance === "spend" ? partChance(target, hits) * willToLive(target, target.parts.length + 1) : 0;
		const worth = ill + parts + bought + end * endWorth(target);
		return so + (target.side === attacker.side ? -worth : worth);
	}, 0);
}
/** What a fumble costs besides wounds: the weapon, the footing, Willpower, an extra action for the others. */
function worthOfFumble({ attacker, means }, fumble) {
	const arm = equippedAs(attacker, means.weapon) === void 0 ? 0 : 6;
	return fumble * SIXTH * (arm + ailmentWorth(attacker, "toppled") + 3.5 * WILL + 3);
}
// shared/src/rulesets/hunt/odds/deed-odds.ts
/** What a critical on a check brings its roller, with what it has for certain if it succeeds. */
function willEffect(id, critical, made, gained) {
	const plain = made - critical;
	return changeOf(id, "wp", mixed([
		[1 - made, certainly(0)],
		[plain, certainly(gained)],
		[critical, shiftedDie(gained)]
	]));
}
function shiftedDie(by) {
	return {
		low: 1 + by,
		chances: die$1(6).chances
	};
}
/** The odds of a check that nobody opposes; `gained`: the Willpower that success brings. */
function checkOdds(fighter, specialty, supports, gained = 0) {
	const chances = chancesOf(plainAttempt(fighter, specialty, supports));
	const made = madeOf(chances);
	return yesOrNo(made, 0, [willEffect(fighter.id, chances.critical, made, gained)]);
}
/** What the use of an ability or an item comes to. */
function useOdds(table, user, act) {
	const target = findFighter(table, act.target ?? user.id);
	const known = act.ability !== void 0 && isAbility(act.ability) ? abilityOf(user, act.ability) : void 0;
	const assist = known?.type === "assist" ? known : void 0;
	const effect = assist ?? findItem(user, act.item ?? "");
	if (!target || !effect) return void 0;
	const supports = abilitiesIn(act.support);
	const price = reboundOf(user, [...abilitiesIn(act.ability === void 0 ? [] : [act.ability]), ...supports]);
	const check = assist?.specialty ? chancesOf(plainAttempt(user, assist.specialty, supports)) : null;
	const made = check ? madeOf(check) : 1;
	const odds = yesOrNo(made, made * worthOfRelief(target, effect), [...check && target.id !== user.id ? [willEffect(user.id, check.critical, made, 0)] : [], ...reliefEffects(target, effect, made)]);
	return unanswered(price > 0 ? { wp: price } : {}, odds);
}
function reliefEffects(target, { stamina = 0, willpower = 0, damage = 0 }, made) {
	const gain = (field, amount) => amount > 0 ? [gainOf(target.id, field, mixed([[1 - made, certainly(0)], [made, certainly(amount)]]), amount)] : [];
	const left = Math.max(0, damage - guardOf(target));
	const harm = damage > 0 ? [staminaEffect(target, [[made, certainly(left)]])] : [];
	return [
		...gain("hp", stamina),
		...gain("wp", willpower),
		...harm
	];
}
/** What it does that no number shows. */
function worthOfRelief(target, { cures, afflicts, damage = 0, willpower = 0 }) {
	const hits = [[1, certainly(Math.max(0, damage - guardOf(target)))]];
	const wound = damage > 0 ? partChance(target, hits) * partWorth(target) + endWorth(target) * .1 : 0;
	const ill = afflicts ? ailmentWorth(target, afflicts) : 0;
	const freed = willpower > 0 && target.wp === 0 ? FREED : 0;
	return (cures ? worstAilment(target) : 0) + wound + ill + freed;
}
/** Somebody who lies Helpless is on its feet again. */
const FREED = 5;
/** What taking up a weapon is worth: the better it is than what is in hand. */
function armingOdds(bearer, weapon) {
	if (!isWeapon(bearer, weapon)) return void 0;
	const best = Math.max(...["fists", ...bearer.weapons].map((id) => powerOf(bearer, id)));
	return {
		...NOTHING,
		odds: yesOrNo(1, 2 * (powerOf(bearer, weapon) - best))
	};
}
/** Leaving the fight helps nobody who stays. */
function fleeOdds(runner, supports) {
	const price = reboundOf(runner, supports);
	const odds = checkOdds(runner, "flee", supports);
	return unanswered(price > 0 ? { wp: price } : {}, {
		...odds,
		worth: -5 * odds.success
	});
}
/** Whether somebody will still strike this round. */
function isStillToStrike({ done, extra, defeated, wp }) {
	return !defeated && wp > 0 && (!done || extra > 0);
}
// shared/src/rulesets/hunt/odds/answer-odds.ts
/** To evade, or to take it. */
function evasionOdds(table, evader, item, supports) {
	const { blow, result } = item;
	if (!blow || result === null) return void 0;
	const force = {
		amount: blow.amount === null ? null : certainly(blow.amount),
		irreducible: blow.irreducible
	};
	if (supports === null) return {
		...NOTHING,
		odds: oddsOfBlow(evader, item, [[1, throughTo(evader, force)]], 1)
	};
	const dodge = chancesOf(evasionAttempt(table, evader, item, result, supports));
	const hits = [
		[dodge.failure + dodge.fumble / 2, throughTo(evader, force)],
		[dodge.fumble / 6, throughTo(evader, dieStronger(force))],
		[dodge.fumble / 6, throughTo(evader, piercing(force))],
		[dodge.fumble / 6, bared(evader, force)]
	];
	const price = evasionPrice(evader, supports);
	const odds = oddsOfBlow(evader, item, hits, 1 - madeOf(dodge));
	const worth = (odds.worth ?? 0) - thrift(evader, price);
	return {
		...NOTHING,
		cost: { wp: price },
		odds: {
			...odds,
			worth
		}
	};
}
/** What a blow means to the one it is for, who would spend Willpower to live. */
function oddsOfBlow(evader, { blow }, hits, struck) {
	const ill = (blow?.inflicts ?? []).reduce((so, { ailment, ifHarmed }) => so + (ifHarmed ? harmChance(hits) : struck) * ailmentWorth(evader, ailment), 0);
	const part = partChance(evader, hits);
	return {
		outcomes: [{
			id: "evaded",
			label: TEXT.odds.evaded,
			chance: 1 - struck
		}, {
			id: "struck",
			label: TEXT.odds.struck,
			chance: struck
		}].filter(({ chance }) => chance > 0),
		success: 1 - struck,
		effects: [staminaEffect(evader, hits, "spend")],
		worth: -ill - part * (partWorth(evader) + willToLive(evader, evader.parts.length + 1))
	};
}
/** Which weapon a wounded one gives away to live, or none. */
function breakOdds(victim, weapon) {
	if (weapon) {
		const others = ["fists", ...victim.weapons.filter((id) => id !== weapon)];
		const loss = powerOf(victim, weapon) - Math.max(...others.map((id) => powerOf(victim, id)));
		return {
			...NOTHING,
			odds: yesOrNo(1, -1 - Math.max(0, loss))
		};
	}
	const parts = victim.parts.length;
	const maimed = victim.conditions.includes("maimed") ? 1 : 0;
	const will = victim.conditions.includes("full-power") ? 0 : victim.wp;
	const dies = averageOf(die$1(6), (shown) => shown - maimed + will <= parts ? 1 : 0);
	return {
		...NOTHING,
		odds: lifeOdds(victim, dies, -willToLive(victim, parts))
	};
}
/** What so much Willpower makes of a failed death check. */
function spendingOdds(victim, { result }, amount) {
	const odds = lifeOdds(victim, amount >= victim.parts.length + 1 - (result ?? 0) ? 0 : 1, -thrift(victim, amount));
	return {
		...NOTHING,
		cost: amount > 0 ? { wp: amount } : {},
		odds
	};
}
function lifeOdds({ id }, dies, worth) {
	const outcomes = [{
		id: "dies",
		label: TEXT.odds.dies,
		chance: dies
	}, {
		id: "lives",
		label: TEXT.odds.lives,
		chance: 1 - dies
	}];
	const effect = {
		...changeOf(id, "hp", certainly(0)),
		defeat: dies
	};
	return {
		outcomes: outcomes.filter(({ chance }) => chance > 0),
		success: 1 - dies,
		effects: [effect],
		worth
	};
}
/** What the loss of a part does to its owner: skills and abilities gone. */
function partOdds(table, target, part) {
	const victim = findFighter(table, target);
	const lost = victim?.specialties.filter((specialty) => isLost([part], specialty) && !isLost(victim.parts, specialty));
	return {
		...NOTHING,
		odds: yesOrNo(1, (lost?.length ?? 0) / 2)
	};
}
function cureOdds(afflicted, ailment) {
	return {
		...NOTHING,
		odds: yesOrNo(1, ailmentWorth({
			...afflicted,
			conditions: []
		}, ailment))
	};
}
/** A Helpless boss that rouses itself. */
function yellOdds(boss, supports) {
	const price = reboundOf(boss, supports);
	const odds = checkOdds(boss, "yell", supports, 1);
	return {
		...NOTHING,
		cost: price > 0 ? { wp: price } : {},
		odds: {
			...odds,
			worth: 3 * odds.success
		}
	};
}
// shared/src/rulesets/hunt/odds/assault.ts
/** The forecast of an attack: unanswered, evaded, and with Willpower against the death checks that it may bring. */
function forecastAttack(table, attacker, act) {
	const assault = assaultOf(table, attacker, act);
	if (!assault) return void 0;
	const price = attackPrice(attacker, act);
	const met = (response) => less(attackOdds(table, assault, response), thrift(attacker, price));
	const odds = met(LET_IT_COME);
	const mayEvade = assault.targets.some(({ wp }) => wp > 0);
	const mayDie = odds.effects.some(({ target, defeat }) => defeat > 0 && canSpend(findFighter(table, target)));
	const { evade, spend } = TEXT.options;
	const evaded = {
		option: "evade",
		label: evade.label,
		odds: met({
			evades: true,
			stance: "pass"
		})
	};
	const bought = {
		option: "spend",
		label: spend.label,
		odds: met({
			evades: false,
			stance: "spend"
		})
	};
	return {
		cost: price > 0 ? { wp: price } : {},
		odds,
		against: [...mayEvade ? [evaded] : [], ...mayDie ? [bought] : []],
		provokes: []
	};
}
/** The same odds, worth so much less to whoever makes them. */
function less(odds, by) {
	return {
		...odds,
		worth: (odds.worth ?? 0) - by
	};
}
function canSpend(fighter) {
	return fighter !== void 0 && fighter.type !== "enemy" && fighter.wp > 0 && !fighter.conditions.includes("full-power");
}
/** What an attack as declared would be. */
function assaultOf(table, attacker, act) {
	const means = meansOf(attacker, act.weapon, act.ability);
	const specialty = means?.specialty === "any" ? act.specialty : means?.specialty;
	if (!means || !specialty) return void 0;
	const fed = lentBy(linksUsed(table, attacker, act.coop));
	const targets = targetsOf(table, attacker, means, act).flatMap((id) => findFighter(table, id) ?? []);
	return {
		attacker,
		means,
		specialty,
		supports: abilitiesIn(act.support),
		fed,
		targets
	};
}
/** What lending a Support to a partner is worth: what it adds to the best attack that the partner has at hand. */
function loanOdds(table, helper, { target, ability }) {
	const partner = findFighter(table, String(target));
	if (!partner) return void 0;
	const [lent] = abilitiesIn(typeof ability === "string" ? [ability] : []);
	if (!lent || !isStillToStrike(partner)) return {
		...NOTHING,
		odds: yesOrNo(1, 0)
	};
	const links = [...partner.links.filter(({ by }) => by !== helper.id), {
		by: helper.id,
		ability: lent
	}];
	const gain = bestBlow(withFighter(table, {
		...partner,
		links
	}), partner.id) - bestBlow(table, partner.id) - priceOf(helper, reboundOf(helper, [lent]));
	return {
		...NOTHING,
		odds: yesOrNo(1, gain)
	};
}
function withFighter(table, fighter) {
	return {
		...table,
		fighters: {
			...table.fighters,
			[fighter.id]: fighter
		}
	};
}
/** What the best attack that somebody has at hand is worth to its side. */
function bestBlow(table, id) {
	const attacker = findFighter(table, id);
	if (!attacker) return 0;
	let most = 0;
	for (const act of attack.variants?.(table, id) ?? []) {
		const assault = assaultOf(table, attacker, act);
		if (assault) most = Math.max(most, worthOfAssault(table, assault) - priceOf(attacker, attackPrice(attacker, act)));
	}
	return most;
}
/** What an attack is worth if those whom it hits evade as often as not. */
function worthOfAssault(table, assault) {
	const both = [LET_IT_COME, {
		evades: true,
		stance: "spend"
	}].map((response) => {
		const { effects, worth = 0 } = attackOdds(table, assault, response);
		return effects.reduce((so, { target, field, average, defeat }) => {
			if (field !== "hp") return so;
			return so + (findFighter(table, target)?.side === assault.attacker.side ? -1 : 1) * (-average + END * defeat);
		}, 0) + worth;
	});
	return both.reduce((so, one) => so + one, 0) / both.length;
}
/** What so much Willpower is worth to somebody. */
function priceOf(payer, spent) {
	return WILL * spent + thrift(payer, spent);
}
/** What it is worth to have somebody out of the fight. */
const END = 6;
// shared/src/rulesets/hunt/odds/forecast.ts
/** Full Power: an extra action at once, and abilities for nothing. */
const FULL_POWER = 5;
/** Standing up again. */
const ON_FEET = 1;
/**
* The exact odds of an intent or answer, from what a seat sees: the two dice of each check counted out with the tables of
* criticals and fumbles. What is left to people besides (evading, Willpower, weapons broken) stands beside it.
*/
function forecast(table, by, prospect) {
	const fighter = findFighter(table, by);
	if (!fighter) return void 0;
	if ("answer" in prospect) return forecastAnswer(table, fighter, String(prospect.answer), prospect);
	const { do: name, ...params } = prospect;
	return forecastIntent(table, fighter, name, params);
}
function forecastIntent(table, fighter, name, params) {
	switch (name) {
		case "attack": {
			const act = attack.parse(params, table, fighter.id);
			return act && forecastAttack(table, fighter, act);
		}
		case "use": {
			const act = use.parse(params, table, fighter.id);
			return act && useOdds(table, fighter, act);
		}
		case "coop": return loanOdds(table, fighter, params);
		case "move": return NOTHING;
		case "stand": return {
			...NOTHING,
			odds: yesOrNo(1, ON_FEET)
		};
		case "flee": return fleeOdds(fighter, abilitiesIn(listed(params.support)));
		case "equip": return armingOdds(fighter, String(params.weapon));
		case "pick-up": return armingOdds(fighter, String(params.item));
		case "yell": return yellOdds(fighter, abilitiesIn(listed(params.support)));
		case "full-power": return unanswered({}, yesOrNo(1, FULL_POWER));
		default: return;
	}
}
function listed(value) {
	return Array.isArray(value) ? value.map(String) : [];
}
function forecastAnswer(table, fighter, answer, { kind, ...params }) {
	const [top] = table.stack;
	const supports = answer === "pass" ? null : abilitiesIn(listed(params.support));
	switch (kind) {
		case "evade": return top?.name === "attack" ? evasionOdds(table, fighter, top, supports) : void 0;
		case "weapon-break": return breakOdds(fighter, answer === "break" ? weaponIn(fighter, params.weapon) : null);
		case "add-will": return top?.name === "death-check" ? spendingOdds(fighter, top, Number(params.amount ?? 0)) : void 0;
		case "body-part": return partOdds(table, victimOf(table) ?? "", answer);
		case "cure": return cureOdds(fighter, answer);
		case "yell": return supports ? yellOdds(fighter, supports) : NOTHING;
		case "consent": return {
			...NOTHING,
			odds: yesOrNo(1, answer === "allow" ? .1 : 0)
		};
		default: return;
	}
}
function weaponIn({ weapons }, given) {
	return weapons.find((weapon) => weapon === given) ?? weapons[0] ?? null;
}
// shared/src/rulesets/hunt/sheet/content.ts
/** What of these rules is data: abilities have rules of their own, and only their numbers can be changed. */
const CONTENT = {
	weapons: {
		book: WEAPONS,
		members: WEAPON,
		isOpen: true
	},
	armour: {
		book: ARMOUR,
		members: PIECE,
		isOpen: true
	},
	items: {
		book: ITEMS,
		members: ITEM,
		isOpen: true
	},
	bags: {
		book: BAGS,
		members: BAG,
		isOpen: true
	},
	abilities: {
		book: ABILITIES,
		members: ABILITY
	}
};
// shared/src/kit/events.ts
const word = anId();
const number$1 = count(-999, 999);
const health = {
	amount: number$1,
	hp: number$1
};
const change = {
	resource: word,
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
	afflicted: { members: { condition: word } },
	relieved: { members: { condition: word } },
	gained: { members: change },
	lost: { members: change },
	ruled: { members: {
		kind: word,
		ruling: word
	} },
	joined: { members: {} },
	removed: { members: { name: text(40) } }
};
// shared/src/rulesets/hunt/sheet/events.ts
const die = count(1, 6);
const dice = listOf(die);
const number = count(-999, 999);
const specialty = thing(SPECIALTIES);
/** An id of content, which a battle may have added to. */
const named$1 = text(40);
const ofThing = { members: { thing: named$1 } };
const lying = { members: {
	item: named$1,
	at: hex
} };
/** What its events hold besides who did it to whom, and how the map plays them. */
const EVENTS = {
	"round-began": { members: { round: count() } },
	"step-began": { members: {
		step: text(20),
		party: oneOf(PARTIES)
	} },
	"turn-began": { members: {} },
	"initiative-set": { members: {
		entry: die,
		specialty
	} },
	checked: { members: {
		of: oneOf(CHECKS$1),
		specialty,
		dice,
		modifier: number,
		difficulty: number,
		result: number,
		outcome: oneOf(OUTCOMES$1)
	} },
	willed: { members: {
		amount: number,
		wp: count()
	} },
	"became-helpless": {
		members: {},
		beat: "fall"
	},
	freed: {
		members: {},
		beat: "rise"
	},
	attacked: {
		members: {
			weapon: nullable(named$1),
			ability: nullable(thing(ABILITIES)),
			specialty,
			targets: listOf(fighter, 200),
			supports: listOf(thing(ABILITIES)),
			fed: listOf(thing(ABILITIES))
		},
		beat: "strike"
	},
	linked: { members: { ability: nullable(thing(ABILITIES)) } },
	"table-rolled": { members: {
		table: oneOf([
			"hit-critical",
			"hit-fumble",
			"evasion-critical",
			"evasion-fumble"
		]),
		entry: die
	} },
	"damage-rolled": { members: {
		dice,
		sum: count()
	} },
	"damage-set": { members: { amount: count() } },
	evaded: {
		members: {},
		beat: "guard"
	},
	"part-rolled": { members: {
		dice,
		entry: oneOf([...PARTS, "choice"])
	} },
	hurt: {
		members: {
			amount: count(),
			hp: count()
		},
		beat: "hurt"
	},
	healed: {
		members: {
			amount: count(),
			hp: count()
		},
		beat: "heal"
	},
	"part-lost": {
		members: { part: oneOf(PARTS) },
		beat: "hurt"
	},
	"death-rolled": { members: {
		shown: die,
		result: number,
		parts: count()
	} },
	survived: { members: {} },
	defeated: {
		members: { how: oneOf(ENDS) },
		beat: "fall"
	},
	withdrew: { members: { from: nullable(hex) } },
	"weapon-broken": ofThing,
	"armour-broken": ofThing,
	dropped: lying,
	"picked-up": lying,
	equipped: { members: {
		thing: named$1,
		stowed: nullable(named$1)
	} },
	"handed-over": ofThing,
	stored: { members: {
		thing: named$1,
		bag: named$1
	} },
	"taken-out": { members: {
		thing: named$1,
		bag: named$1
	} },
	afflicted: { members: { ailment: thing(AILMENTS) } },
	relieved: { members: { ailment: thing(AILMENTS) } },
	extra: { members: { extra: count() } },
	used: {
		members: {
			ability: nullable(thing(ABILITIES)),
			item: nullable(named$1)
		},
		beat: "cast"
	},
	improvised: { members: { note: text() } },
	ruled: KIT_EVENTS.ruled,
	"full-power": {
		members: {},
		beat: "cast"
	},
	joined: KIT_EVENTS.joined,
	removed: KIT_EVENTS.removed
};
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
// shared/src/rulesets/hunt/sheet/archetypes.ts
/** Which step one acts in, and how one dies. */
const TYPES = [
	"adventurer",
	"enemy",
	"boss"
];
const SIZES = [
	"small",
	"medium",
	"large",
	"huge"
];
/** What makes the ability `habit` give an extra action: HUNT-R27. */
const HABITS = [
	"stamina-zero",
	"death-check",
	"body-damage",
	"hit-crit",
	"ally-defeated",
	"free"
];
const PLAIN = {
	type: "adventurer",
	level: 1,
	size: "medium",
	hp: 10,
	wp: 10,
	mv: 3,
	specialties: [],
	gaps: [],
	abilities: [],
	weapons: [],
	armour: [],
	items: [],
	bags: {},
	carry: 5,
	hands: 2,
	habit: null
};
/** What fighters are made from, by name. */
const ARCHETYPES = Object.fromEntries(Object.entries({
	slayer: {
		specialties: [
			"brace",
			"dodge",
			"main-arm",
			"react",
			"slash",
			"swing"
		],
		abilities: [
			"full-swing",
			"heavy-hand",
			"lone-blade"
		],
		weapons: ["cleaver"],
		armour: ["hide-coat"],
		bags: { "belt-pouch": ["knife"] },
		items: ["dried-meat"]
	},
	trapper: {
		specialties: [
			"crouch",
			"hide",
			"shoot",
			"snare",
			"spot",
			"trap"
		],
		abilities: [
			"snare-shot",
			"tripwire",
			"venom-coat",
			"find-the-gap"
		],
		weapons: ["crossbow"],
		bags: { "belt-pouch": ["knife"] },
		items: ["flash-pouch"]
	},
	mender: {
		size: "small",
		specialties: [
			"deflect",
			"first-aid",
			"lore",
			"reason",
			"swing",
			"walk"
		],
		abilities: [
			"patch-up",
			"rally",
			"cleanse",
			"focus"
		],
		weapons: ["club"],
		bags: { satchel: ["bitter-root"] },
		items: ["salve", "smelling-salts"]
	},
	lookout: {
		size: "small",
		mv: 4,
		specialties: [
			"dodge",
			"hunch",
			"leap",
			"run",
			"spot",
			"stab"
		],
		abilities: [
			"call-out",
			"read-the-blow",
			"hamstring",
			"first-mover"
		],
		weapons: ["knife"],
		bags: { "belt-pouch": ["javelin"] },
		items: ["dried-meat"]
	},
	bruiser: {
		size: "large",
		hp: 12,
		wp: 8,
		specialties: [
			"endure",
			"grab",
			"gut",
			"stand-firm",
			"stomp",
			"swing"
		],
		abilities: [
			"wide-sweep",
			"leg-sweep",
			"follow-through",
			"fire-pot"
		],
		weapons: ["maul"],
		armour: ["scale-vest"]
	},
	"horn-hare": {
		type: "enemy",
		size: "small",
		hp: 2,
		wp: 2,
		mv: 4,
		specialties: ["leap", "run"],
		abilities: ["ram"]
	},
	"iron-wasp": {
		type: "enemy",
		size: "small",
		hp: 4,
		wp: 3,
		mv: 5,
		specialties: ["dodge", "stab"],
		abilities: [
			"sting",
			"flyer",
			"thick-hide"
		]
	},
	"mire-wolf": {
		type: "enemy",
		hp: 5,
		wp: 4,
		mv: 4,
		specialties: [
			"bite",
			"listen",
			"run"
		],
		abilities: ["gnash", "crushing-jaws"]
	},
	"young-boar": {
		type: "enemy",
		hp: 6,
		wp: 3,
		specialties: "all",
		abilities: ["rend", "thick-hide"]
	},
	"ridge-boar": {
		type: "boss",
		level: 3,
		size: "large",
		hp: 15,
		wp: 13,
		specialties: "all",
		abilities: [
			"rend",
			"quake",
			"drill-horn",
			"thick-hide",
			"habit"
		],
		habit: "stamina-zero"
	},
	"ember-drake": {
		type: "boss",
		level: 5,
		size: "huge",
		hp: 25,
		wp: 15,
		specialties: "all",
		abilities: [
			"rend",
			"flame-breath",
			"roar",
			"drill-horn",
			"crushing-jaws",
			"habit"
		],
		habit: "death-check"
	}
}).map(([kind, sheet]) => [kind, {
	...PLAIN,
	...sheet
}]));
/** The trained squares that a sheet means. */
function trained({ specialties }) {
	return specialties === "all" ? SPECIALTIES : specialties;
}
// shared/src/rulesets/hunt/sheet/sheet.ts
/** A weapon that can be equipped. */
const weapon = thing(CARRIED_WEAPONS, [WEAPONS]);
/** What can be carried loose or in a bag. */
const goods = thing(THINGS, [
	ITEMS,
	WEAPONS,
	ARMOUR
]);
/** What a setup may say of a combatant beside its archetype: section 2.1. */
const SHEET = {
	name: text(40, 1),
	type: oneOf(TYPES),
	level: count(1, 10),
	size: oneOf(SIZES),
	hp: count(0, 99),
	wp: count(0, 99),
	mv: count(0, 12),
	specialties: listOrAll(oneOf(SPECIALTIES), SPECIALTIES.length),
	gaps: setOf(oneOf(GAPS)),
	abilities: listOf(thing(ABILITIES)),
	weapons: listOf(weapon),
	armour: listOf(thing(ARMOUR)),
	items: listOf(goods),
	bags: entriesOf$1(listOf(goods), 10, thing(BAGS)),
	carry: count(0, 99),
	hands: count(0, 4),
	habit: nullable(oneOf(HABITS))
};
/** The same where content adds to what can be named. */
function sheetKinds(content) {
	return content ? kindsWith({ content: CONTENT }, SHEET, content) : SHEET;
}
// shared/src/rulesets/hunt/sheet/fields.ts
const { atOrGone, field, kept, shown, side } = fieldsOf();
const points = count();
const ids = listOf(anId(80), 99);
/** A list in alphabetical order. */
function sorted(items) {
	return [...items].sort();
}
/** Being out of the fight in some way, or no longer in any. */
function out(key) {
	return field({
		kind: flag,
		get: (_table, fighter) => fighter[key],
		fault(table, fighter, value) {
			if (value || key !== "defeated" || !fighter.defeated) return void 0;
			if (!fighter.at) return {
				code: "bad-input",
				say: TEXT.refusals.offTheMap
			};
			return occupant(table, fighter.at, fighter.id) ? "occupied" : void 0;
		},
		set(table, fighter, value) {
			fighter[key] = value;
			if (value) fighter.defeated = true;
			if (!value && key === "defeated") fighter.dead = fighter.withdrawn = false;
			if (value && key === "withdrawn") goneFrom(table, fighter);
		}
	});
}
/** Whoever has withdrawn is nowhere on the map: also before it stands on the table. */
function goneFrom(table, fighter) {
	if (findFighter(table, fighter.id)) leaveMap(table, fighter.id, "withdrew");
	else fighter.at = null;
}
/** The table view of section 2.2, and how the GM and a setup's `state` set it; in the order in which a state is laid down. */
const FIELDS = {
	name: shown(text(40), ({ name }) => name),
	type: shown(oneOf(TYPES), ({ type }) => type),
	level: shown(points, ({ level }) => level),
	size: shown(oneOf(SIZES), ({ size }) => size),
	side: side(() => {}),
	at: atOrGone(),
	hp: kept("hp", points),
	wp: field({
		kind: points,
		get: (_table, { wp }) => wp,
		set: (table, fighter, value) => setWill(table, fighter, value)
	}),
	mv: kept("mv", points),
	parts: kept("parts", setOf(oneOf(PARTS))),
	usable: shown(listOf(thing(SPECIALTIES), 99), (fighter) => sorted(usableBy(fighter))),
	conditions: field({
		kind: setOf(oneOf(CONDITIONS)),
		get: (_table, { conditions }) => conditions,
		set(_table, fighter, value) {
			fighter.conditions = fighter.wp === 0 && !value.includes("helpless") ? [...value, "helpless"].sort() : value;
		}
	}),
	abilities: shown(listOf(thing(ABILITIES), 99), ({ abilities }) => abilities),
	habit: shown(nullable(oneOf([...HABITS, "unknown"])), ({ abilities, habit }) => abilities.includes("habit") ? habit ?? "unknown" : null),
	weapons: field({
		kind: listOf(weapon),
		get: (_table, { weapons }) => sorted(weapons),
		set: (_table, fighter, value) => {
			fighter.weapons = value;
		}
	}),
	armour: field({
		kind: listOf(thing(ARMOUR)),
		get: (_table, { armour }) => sorted(armour),
		set: (_table, fighter, value) => {
			fighter.armour = value;
		}
	}),
	items: field({
		kind: listOf(goods),
		get: (_table, { items }) => sorted(items),
		set: (_table, fighter, value) => {
			fighter.items = value;
		}
	}),
	bagged: shown(ids, ({ bags }) => sorted(bags.flatMap(({ bag, items }) => items.map((item) => `${bag}:${item}`)))),
	links: shown(ids, ({ links }) => sorted(links.map(({ by, ability }) => ability === null ? by : `${by}:${ability}`))),
	step: shown(nullable(oneOf(["advance", "late"])), ({ step }) => step),
	done: field({
		kind: flag,
		get: (_table, fighter) => fighter.done || fighter.defeated || isHelpless(fighter),
		set: (_table, fighter, value) => {
			fighter.done = value;
		}
	}),
	extra: kept("extra", count(0, 99)),
	last: shown(nullable(oneOf(OUTCOMES$1)), ({ last }) => last),
	withdrawn: out("withdrawn"),
	dead: out("dead"),
	defeated: out("defeated")
};
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
// shared/src/rulesets/hunt/sheet/options.ts
const seconds = count(1, 3600);
/** The house rules of one hunt. */
const OPTIONS = {
	/** What becomes of a common enemy whose Stamina is gone. */
	fate: initially(oneOf([
		"ask",
		"die",
		"helpless"
	]), "ask"),
	/** Which way Full Power shifts the difficulty of an evasion. */
	fullPowerEvasion: initially(oneOf(["easier", "harder"]), "easier"),
	/** Seconds that a prompt stays open, and a turn. */
	promptSeconds: initially(seconds, 30),
	turnSeconds: initially(seconds, 120)
};
// shared/src/rulesets/hunt/sheet/open.ts
/** The table at the very start. Throws `SetupError`, naming the field, if the setup is not fit for these rules. */
function open(setup, dice) {
	const table = {
		...newTable(setup, dice),
		options: readOptions(OPTIONS, setup),
		ordered: setup.order !== void 0,
		party: null,
		begun: false,
		ground: []
	};
	for (const from of setup.combatants) {
		const fighter = newFighter(from, table);
		requirePlace(table, fighter);
		enter(table, fighter);
	}
	if (!table.ordered) table.order = Object.keys(table.fighters);
	return table;
}
function requirePlace(table, { id, at, defeated }) {
	if (!at) return;
	if (!isOpenGround(table.map, at)) throw new SetupError(`${id}.at: ${TEXT.setup.noGround(at.join())}`);
	const holder = defeated ? void 0 : occupant(table, at);
	if (holder) throw new SetupError(`${id}.at: ${TEXT.setup.taken(holder.id)}`);
}
/** A combatant as a setup gives it. Throws `SetupError`, naming the field. */
function newFighter(from, table) {
	const { archetype, given } = readSheet(sheetKinds(table.content), ARCHETYPES, from, table.content);
	const own = ownContent(CONTENT, table.content);
	const { hp, wp, mv, bags, items, armour, weapons, specialties, name, ...rest } = {
		name: void 0,
		...archetype,
		...given
	};
	const fighter = {
		...newcomer({
			...from,
			...name !== void 0 && { name }
		}),
		...rest,
		specialties: trained({ specialties }),
		base: {
			wp,
			mv
		},
		hp,
		wp,
		mv,
		weapons,
		armour,
		items,
		bags: Object.entries(bags).map(([bag, items]) => ({
			bag,
			items
		})),
		parts: [],
		conditions: [],
		links: [],
		step: null,
		done: false,
		extra: 0,
		yelled: false,
		wasLow: false,
		last: null,
		withdrawn: false,
		dead: false,
		...own && { own }
	};
	setWill(table, fighter, wp);
	layDown(fieldsWith({ content: CONTENT }, FIELDS, table.content), table, fighter, from, TEXT.rejections);
	return fighter;
}
// shared/src/rulesets/hunt/sheet/gm.ts
/** The phases in which somebody's step is still to come. */
const TO_COME = {
	adventurer: [
		"initiative",
		"advance",
		"enemy"
	],
	enemy: ["initiative", "advance"],
	boss: ["initiative", "advance"]
};
/** What the GM's interventions mean here. */
const GM = gmPowersBy({
	make: (from, table) => newFighter(from, table),
	/** A newcomer in the middle of a round acts in it if its step is still to come; it rolls no initiative. */
	join(table, newcomer) {
		table.order = [...table.order, newcomer.id];
		if (table.phase === null || table.over) return;
		if (newcomer.type === "adventurer") newcomer.step = "late";
		if (!TO_COME[newcomer.type].includes(table.phase)) newcomer.done = true;
	},
	leave(table, id) {
		if (table.turn === id) table.turn = null;
		if (table.turn === null) table.begun = false;
	},
	decide: () => {},
	end: endBattle
});
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
// shared/src/rulesets/hunt/sheet/scenarios.ts
const { fights, names, files } = TEXT.scenarios;
function hero(kind, at) {
	return {
		id: kind,
		name: names[kind],
		side: "heroes",
		at,
		sheet: { kind }
	};
}
function beast(id, kind, at, sheet = {}) {
	return {
		id,
		name: names[id],
		side: "foes",
		at,
		sheet: {
			kind,
			...sheet
		}
	};
}
/** A clearing just large enough for two. */
const CLEARING = {
	radius: 4,
	walls: [
		[0, -3],
		[1, -3],
		[0, 3],
		[-1, 3]
	],
	difficult: [[0, -1], [0, 1]],
	cover: [[-1, -1], [1, 1]]
};
/** A duel to begin with, and the ready-made fight of section 8. */
const SCENARIOS = [
	{
		id: "duel",
		...fights.duel,
		setup: {
			ruleset: "hunt",
			options: { fate: "die" },
			map: CLEARING,
			combatants: [hero("slayer", [-2, 0]), beast("hog", "young-boar", [2, 0], { hp: 9 })]
		}
	},
	{
		id: "thorn-hollow",
		...fights["thorn-hollow"],
		setup: {
			ruleset: "hunt",
			options: { fate: "die" },
			map: {
				radius: 6,
				walls: [
					[-1, -2],
					[0, -2],
					[2, 1],
					[-3, 2]
				],
				difficult: [
					[0, 2],
					[1, 1],
					[-1, 2]
				],
				cover: [[-4, 1], [1, -2]],
				looks: { brush: [
					[0, 2],
					[1, 1],
					[-1, 2]
				] }
			},
			combatants: [
				hero("slayer", [-2, 0]),
				hero("bruiser", [-2, 1]),
				hero("trapper", [-4, 1]),
				hero("mender", [-3, -1]),
				beast("boar", "ridge-boar", [2, 0], { wp: 9 }),
				beast("sow", "young-boar", [2, 2]),
				beast("hog", "young-boar", [3, -1]),
				beast("hare", "horn-hare", [1, 2])
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
// shared/src/rulesets/hunt/words/labels.ts
/** How ids read, in the order of the chapters in which they are looked up. */
const LABELS = labelsOf([
	TEXT.things,
	TEXT.conditions,
	TEXT.actions,
	TEXT.options,
	TEXT.table.resources
], TEXT.params.nothing);
// shared/src/rulesets/hunt/words/about.ts
const { facts } = TEXT.about;
/** What is to be known of something pending: what comes, how hard it is to evade, what it would take. */
function about(table, item, nameOf) {
	switch (item.name) {
		case "attack": return aboutAttack(table, item, nameOf);
		case "death-check": return aboutDeath(table, item, nameOf);
		case "improvise": return { text: TEXT.about.improvises(nameOf(item.by ?? ""), item.note ?? "") };
		default: return;
	}
}
function aboutAttack(table, item, nameOf) {
	const others = item.targets.filter((id) => id !== item.at).map(nameOf).join(", ");
	const { labelOf } = labelsIn(table.content, LABELS);
	const helps = [...item.supports, ...item.fed].map((id) => labelOf(id)).join(", ");
	return {
		title: labelOf(item.ability ?? item.weapon),
		text: TEXT.about.attacks(nameOf(item.by), nameOf(item.at ?? item.targets[0] ?? item.by)),
		facts: [
			{
				label: facts.aim,
				value: labelOf(item.specialty)
			},
			...item.result === null ? [] : [{
				label: facts.result,
				value: `${item.result}`
			}],
			...helps === "" ? [] : [{
				label: facts.helps,
				value: helps
			}],
			...threatOf(table, item),
			...others === "" ? [] : [{
				label: facts.others,
				value: others
			}]
		],
		setDie: item.setDie
	};
}
/** What it means to the one who is being dealt with. */
function threatOf(table, item) {
	const target = findFighter(table, item.at ?? "");
	const { blow, result, part } = item;
	if (!target || !blow || result === null) return [];
	const { labelOf } = labelsIn(table.content, LABELS);
	const dodge = evasionAttempt(table, target, item, result);
	const ills = blow.inflicts.map(({ ailment }) => labelOf(ailment)).join(", ");
	return [
		{
			label: facts.damage,
			value: `${damageTo(target, blow, NOT_EVADED)}`
		},
		...part === null ? [] : [{
			label: facts.part,
			value: labelOf(part)
		}],
		...ills === "" ? [] : [{
			label: facts.ills,
			value: ills
		}],
		{
			label: facts.evasion,
			value: TEXT.about.needs(dodge.difficulty, dodge.modifier)
		}
	];
}
function aboutDeath(table, { by, result, setDie }, nameOf) {
	const { wordFor } = labelsIn(table.content, LABELS);
	const parts = findFighter(table, by)?.parts ?? [];
	const lost = parts.map((part) => wordFor(part)).join(", ");
	return {
		text: TEXT.about.dying(nameOf(by)),
		facts: [
			{
				label: facts.lost,
				value: lost === "" ? TEXT.params.nothing : lost
			},
			{
				label: facts.needed,
				value: `${parts.length + 1}`
			},
			...result === null ? [] : [{
				label: facts.rolled,
				value: `${result}`
			}]
		],
		setDie
	};
}
// shared/src/rulesets/hunt/words/diagrams.ts
/** The specialty grid of somebody, and the body if that can be taken apart. */
function diagrams(table, id) {
	const fighter = findFighter(table, id);
	if (!fighter) return [];
	return fighter.type === "enemy" ? [gridOf(fighter)] : [gridOf(fighter), bodyOf(fighter)];
}
const OPEN_GAP = .12;
const FILLED_GAP = .02;
function gridOf(fighter) {
	const { label, legend } = TEXT.diagrams.grid;
	const widths = GAPS.map((gap) => fighter.gaps.includes(gap) ? FILLED_GAP : OPEN_GAP);
	return {
		id: "grid",
		label,
		cells: COLUMNS.flatMap((column) => GRID[column].map((specialty) => cellOf(fighter, specialty, column))),
		groups: COLUMNS.map((id) => ({
			id,
			label: TEXT.diagrams.columns[id],
			marks: []
		})),
		legend,
		columns: COLUMNS.flatMap((_, index) => [1, ...widths.slice(index, index + 1)])
	};
}
function cellOf(fighter, specialty, group) {
	const { column, row } = squareOf(specialty);
	const [isOwn, isGone] = [fighter.specialties.includes(specialty), isLost(fighter.parts, specialty)];
	const marks = [
		...marked("held", isOwn),
		...marked("open", isOwn && !isGone),
		...marked("lost", isGone)
	];
	return {
		id: specialty,
		label: TEXT.things[specialty].label,
		at: [2 * column, row - 2],
		marks,
		group
	};
}
function marked(mark, isSo) {
	return isSo ? [mark] : [];
}
/** Where the parts lie, seen from the front. */
const PLACES = {
	brain: [1, 0],
	senses: [0, 1],
	mouth: [2, 1],
	"main-arm": [0, 2],
	lungs: [1, 2],
	"off-arm": [2, 2],
	heart: [1, 3],
	gut: [1, 4],
	"main-leg": [0, 5],
	"off-leg": [2, 5]
};
function bodyOf({ parts }) {
	const { label, legend } = TEXT.diagrams.body;
	return {
		id: "body",
		label,
		cells: Object.keys(PLACES).map((part) => {
			const mark = parts.includes(part) ? "lost" : "open";
			return {
				id: part,
				label: TEXT.things[part].label,
				at: PLACES[part],
				marks: [mark]
			};
		}),
		groups: [],
		legend
	};
}
// shared/src/rulesets/hunt/words/glossary.ts
const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
	attack: {
		group: "attack",
		pointer: "fighter",
		each: ["ability", "weapon"],
		clauses: [
			"HUNT-7",
			"HUNT-8",
			"HUNT-12",
			"HUNT-13"
		]
	},
	move: {
		group: "move",
		pointer: "path",
		clauses: ["HUNT-R34"]
	},
	stand: {
		group: "move",
		clauses: ["HUNT-R43"]
	},
	coop: {
		group: "ability",
		pointer: "fighter",
		clauses: [
			"HUNT-14",
			"HUNT-16",
			"HUNT-R24"
		]
	},
	use: {
		group: "ability",
		each: ["ability", "item"],
		clauses: ["HUNT-18", "HUNT-19"]
	},
	"pick-up": {
		group: "item",
		clauses: ["HUNT-R42"]
	},
	improvise: {
		group: "other",
		clauses: ["HUNT-20"]
	},
	flee: {
		group: "other",
		clauses: ["HUNT-21"]
	},
	equip: {
		group: "item",
		clauses: ["HUNT-22", "HUNT-R40"]
	},
	exchange: {
		group: "item",
		clauses: ["HUNT-23", "HUNT-R41"]
	},
	storage: {
		group: "item",
		clauses: ["HUNT-24", "HUNT-R39"]
	},
	yell: {
		group: "other",
		clauses: ["HUNT-44", "HUNT-R31"]
	},
	"full-power": {
		group: "other",
		clauses: [
			"HUNT-39",
			"HUNT-40",
			"HUNT-42"
		]
	},
	"end-turn": {
		group: "other",
		clauses: ["HUNT-25"]
	},
	"gm.habit": {
		group: "other",
		clauses: ["HUNT-56", "HUNT-R27"]
	}
});
const PROMPT_ENTRIES = entriesOf(TEXT.prompts, {
	evade: [
		"HUNT-45",
		"HUNT-48",
		"HUNT-52"
	],
	"body-part": ["HUNT-30", "HUNT-R15"],
	"weapon-break": ["HUNT-32"],
	"add-will": ["HUNT-33", "HUNT-R17"],
	cure: ["HUNT-60"],
	extra: ["HUNT-R21"],
	rule: ["HUNT-20", "HUNT-34"],
	consent: ["HUNT-R41"],
	yell: ["HUNT-44", "HUNT-R31"]
});
const OPTION_ENTRIES = entriesOf(TEXT.options, {
	evade: ["HUNT-48", "HUNT-52"],
	break: ["HUNT-32"],
	spend: ["HUNT-33"],
	helpless: ["HUNT-34", "HUNT-R46"],
	allow: ["HUNT-20", "HUNT-R41"],
	check: ["HUNT-20"]
});
const THING_ENTRIES = entriesOf(TEXT.things, {
	fists: ["HUNT-R18"],
	habit: ["HUNT-56"],
	satchel: ["HUNT-R39"]
});
const CONDITION_ENTRIES = entriesOf(TEXT.conditions, {
	poisoned: ["HUNT-R43", "HUNT-R44"],
	burning: ["HUNT-R43", "HUNT-R44"],
	numbed: ["HUNT-R6"],
	bound: ["HUNT-R6", "HUNT-R34"],
	toppled: ["HUNT-R6"],
	maimed: ["HUNT-R43"],
	exposed: ["HUNT-R11"],
	helpless: ["HUNT-62", "HUNT-64"],
	"full-power": [
		"HUNT-36",
		"HUNT-42",
		"HUNT-43"
	]
});
const ARCHETYPE_ENTRIES = entriesOf(TEXT.archetypes, {
	"ridge-boar": ["HUNT-35"],
	"ember-drake": ["HUNT-35"]
});
// shared/src/rulesets/hunt/words/glyphs.ts
/** What fighters and conditions look like. */
const GLYPHS = {
	archetypes: {
		slayer: "two-handed-sword",
		trapper: "bow-arrow",
		mender: "healing",
		lookout: "spyglass",
		bruiser: "thor-hammer",
		"horn-hare": "rabbit-head",
		"iron-wasp": "wasp-sting",
		"mire-wolf": "wolf-head",
		"young-boar": "boar-tusks",
		"ridge-boar": "boar",
		"ember-drake": "dragon-head"
	},
	conditions: {
		poisoned: "poison-bottle",
		burning: "small-fire",
		numbed: "broken-bone",
		bound: "grab",
		toppled: "falling",
		maimed: "bleeding-wound",
		exposed: "targeted",
		helpless: "night-sleep"
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
// shared/src/rulesets/hunt/words/log.ts
const TONES = {
	"round-began": "heading",
	"step-began": "heading",
	"turn-began": "heading",
	checked: "roll",
	"became-helpless": "bad",
	freed: "good",
	"table-rolled": "roll",
	"damage-rolled": "roll",
	evaded: "good",
	"part-rolled": "roll",
	hurt: "bad",
	healed: "good",
	"part-lost": "bad",
	"death-rolled": "roll",
	survived: "good",
	defeated: "bad",
	"weapon-broken": "bad",
	"armour-broken": "bad",
	dropped: "bad",
	afflicted: "bad",
	relieved: "good",
	extra: "good",
	"full-power": "heading",
	ended: "heading"
};
const CLAUSES = {
	"round-began": "HUNT-1",
	"step-began": "HUNT-2",
	"turn-began": "HUNT-5",
	checked: "HUNT-R1",
	"damage-rolled": "HUNT-R11",
	withdrew: "HUNT-21",
	placed: "HUNT-R50",
	joined: "HUNT-R50",
	removed: "HUNT-R50",
	ended: "HUNT-R47"
};
/** The arithmetic of an event that has some. */
function sumOf(event) {
	const shown = (event.dice ?? []).join(" + ");
	switch (event.type) {
		case "checked": return TEXT.sums.checked(shown, Number(event.modifier), Number(event.result), Number(event.difficulty));
		case "damage-rolled":
		case "part-rolled": return TEXT.sums.dice(shown);
		case "death-rolled": return TEXT.sums.death(Number(event.shown), Number(event.parts));
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
const LOOKS = {
	critical: "great",
	success: "good",
	failure: "bad",
	fumble: "awful"
};
/** A check as it looks. */
function rollOf(event) {
	const told = event.type === "checked" ? readValues(EVENTS.checked.members, event) : void 0;
	return told && {
		shown: told.result,
		needs: told.difficulty,
		outcome: LOOKS[told.outcome]
	};
}
/** How a set of parameters reads. */
function say(params, nameOf, content) {
	const labels = labelsIn(content, LABELS);
	const words = TEXT.params;
	const { target, targets, at, path, support, coop, amount, mod, note } = params;
	const parts = named(params, labels);
	if (typeof target === "string") parts.push(words.at(nameOf(target)));
	if (Array.isArray(targets)) parts.push(words.at(targets.map((id) => nameOf(String(id))).join(", ")));
	if (Array.isArray(at)) parts.push(words.onto(at.join(", ")));
	if (Array.isArray(path)) parts.push(words.path(path.length));
	if (Array.isArray(support) && support.length > 0) parts.push(words.support(support.map((id) => labels.wordFor(id))));
	if (Array.isArray(coop)) parts.push(words.coop(coop.map((id) => nameOf(String(id)))));
	if (typeof amount === "number") parts.push(words.amount(amount));
	if (typeof mod === "number" && mod !== 0) parts.push(words.mod(mod));
	if (typeof note === "string") parts.push(`"${note}"`);
	return parts.join(", ");
}
/** The things among the parameters, each in its own words. */
function named({ ability, weapon, item, specialty, give, take, stow, bag, dir }, { wordFor }) {
	const words = TEXT.params;
	const parts = [
		ability,
		weapon,
		item
	].filter((id) => typeof id === "string").map((id) => wordFor(id));
	if (typeof specialty === "string") parts.push(words.on(wordFor(specialty)));
	if (typeof give === "string") parts.push(words.give(wordFor(give)));
	if (typeof take === "string") parts.push(words.take(wordFor(take)));
	if (typeof stow === "string") parts.push(words.stow(wordFor(stow)));
	if (typeof bag === "string") parts.push((dir === "out" ? words.from : words.into)(wordFor(bag)));
	return parts;
}
// shared/src/rulesets/hunt/words/ties.ts
/** Cooperative attacks that wait, each from whoever lends to whoever will strike. */
function ties(table) {
	const { labelOf } = labelsIn(table.content, LABELS);
	return standing(table).filter(isOnTheMap).flatMap(({ id, links }) => links.map(({ by, ability }) => ({
		from: by,
		to: id,
		label: labelOf(ability ?? "coop")
	})));
}
// shared/src/rulesets/hunt/words/track.ts
/** The round as steps A to E, with who acts in each and who has. */
function track(table) {
	const left = standing(table);
	const inParty = (party) => left.filter((fighter) => partyOf(fighter) === party);
	const { initiative, advance, enemy, late, extra } = TEXT.track;
	const hunters = left.filter(({ type }) => type === "adventurer");
	const sorted = hunters.filter(({ step }) => step !== null);
	const waiting = PARTIES.flatMap((party) => inParty(party).filter((fighter) => fighter.extra > 0));
	const steps = [
		{
			id: "initiative",
			...initiative,
			members: idsOf(hunters),
			done: idsOf(sorted)
		},
		{
			id: "advance",
			...advance,
			...turnsOf(inParty("advance"))
		},
		{
			id: "enemy",
			...enemy,
			...turnsOf(inParty("enemy"))
		},
		{
			id: "late",
			...late,
			...turnsOf(inParty("late"))
		},
		{
			id: "extra",
			...extra,
			members: idsOf(waiting),
			done: []
		}
	];
	return {
		steps,
		now: steps.some(({ id }) => id === table.phase) ? table.phase : null
	};
}
function turnsOf(fighters) {
	const done = fighters.filter((fighter) => fighter.done || isHelpless(fighter));
	return {
		members: idsOf(fighters),
		done: idsOf(done)
	};
}
function idsOf(fighters) {
	return fighters.map(({ id }) => id);
}
// shared/src/rulesets/hunt/words/description.ts
const { resources } = TEXT.table;
const { state } = TEXT.sheet;
/** All that a client needs to draw Hunt. */
const description = {
	name: TEXT.table.name,
	tagline: TEXT.table.tagline,
	resources: [
		{
			field: "hp",
			...resources.hp,
			look: "number",
			role: "health"
		},
		{
			field: "wp",
			...resources.wp,
			look: "number",
			role: "focus"
		},
		{
			field: "mv",
			...resources.mv,
			look: "number",
			role: "movement"
		},
		{
			field: "extra",
			...resources.extra,
			look: "number",
			role: "action"
		}
	],
	phases: TEXT.table.phases,
	actions: ACTION_ENTRIES,
	prompts: {
		...ENGINE_PROMPTS,
		...PROMPT_ENTRIES,
		"body-part": {
			...PROMPT_ENTRIES["body-part"],
			on: {
				diagram: "body",
				whose: (table) => victimOf(table)
			}
		}
	},
	options: {
		...ENGINE_OPTIONS,
		...OPTION_ENTRIES
	},
	things: THING_ENTRIES,
	conditions: CONDITION_ENTRIES,
	battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
		fate: ["HUNT-34", "HUNT-R46"],
		fullPowerEvasion: ["HUNT-43", "HUNT-R29"]
	}),
	archetypes: ARCHETYPE_ENTRIES,
	glyphs: GLYPHS,
	sheet: sheetOf({
		...TEXT.sheet,
		state: {
			...state,
			fields: {
				type: state.kind,
				...state.fields
			}
		}
	}),
	rejections: TEXT.rejections,
	marks: (table) => table.ground.map(({ item, at }) => ({
		at,
		icon: "thing",
		label: labelsIn(table.content, LABELS).labelOf(item)
	})),
	ties: (table) => ties(table),
	track: (table) => track(table),
	diagrams: (table, id) => diagrams(table, id),
	cells: { specialty: {
		diagram: "grid",
		of: "target"
	} },
	about: (table, item, nameOf) => about(table, item, nameOf),
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
// shared/src/rulesets/hunt/index.ts
/** All that somebody can do in its turn. */
const ACTIONS = {
	attack,
	move,
	stand,
	coop,
	use,
	"pick-up": pickUp,
	improvise,
	flee,
	equip,
	exchange,
	storage,
	yell,
	"end-turn": pass
};
/** Hunt: a party that settles its order among itself, against a beast that falls part by part. */
const hunt = {
	id: "hunt",
	version: 1,
	open,
	faultOf: (from, table) => setupFault(() => newFighter(from, table)),
	play: (table) => playRounds(table, ACTIONS),
	actions: ACTIONS,
	interjections: {
		"full-power": fullPower,
		"gm.habit": gmHabit
	},
	afterEnd: [
		"gm.set",
		"gm.move",
		"gm.add",
		"gm.remove",
		"gm.hide",
		"gm.terrain",
		"gm.die",
		"gm.windows",
		"gm.end",
		"gm.habit"
	],
	faults: [
		"bad-input",
		"prompt-open",
		"not-gm"
	],
	gm: GM,
	options: OPTIONS,
	content: CONTENT,
	sheet: SHEET,
	fields: FIELDS,
	asWritten: ({ bags }) => ({ bags: Object.fromEntries(bags.map(({ bag, items }) => [bag, items])) }),
	events: EVENTS,
	secrets: { habit: {
		instead: null,
		isKnown: isHabitKnown
	} },
	names: {
		fighter: { links: listOf(record$1({ by: nullable(fighter) })) },
		pending: {
			targets: listOf(fighter),
			at: nullable(fighter)
		}
	},
	forecast,
	description,
	scenarios: SCENARIOS
};
export { Battle, hunt as ruleset };
