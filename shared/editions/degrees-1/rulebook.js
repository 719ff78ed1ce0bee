// Rules as they were, with their engine: made by `npm run new-version -- degrees`, never to be edited.
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
const number$2 = /^-?\d+(?:\.\d+)?$/;
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
	inst._zod.pattern = number$2;
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
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
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
function number$1(params) {
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
			/* @__PURE__ */ number$1(),
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
	}, (/* @__PURE__ */ number$1()).check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max)), min);
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
const plain$2 = /* @__PURE__ */ record$2((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(64)), /* @__PURE__ */ json$1());
const intent = kind({ type: "intent" }, /* @__PURE__ */ catchall(/* @__PURE__ */ object({ do: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64)) }), /* @__PURE__ */ json$1()), { do: "" });
kind({ type: "answer" }, /* @__PURE__ */ union([/* @__PURE__ */ string(), /* @__PURE__ */ intersection(plain$2, /* @__PURE__ */ looseObject({ answer: /* @__PURE__ */ string() }))]), "");
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
const DIRECTIONS$1 = [
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
/** The vector that leads from `b` to `a`. */
function subtract(a, b) {
	return [a[0] - b[0], a[1] - b[1]];
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
/**
* The direction that leads best from one hex to another: that with the greatest scalar product in cube coordinates,
* the lower number on a tie. From a hex to itself it is 0.
*/
function directionTo(from, to) {
	const way = subtract(to, from);
	let best = 0;
	for (const direction of [
		1,
		2,
		3,
		4,
		5
	]) if (leads$1(way, direction) > leads$1(way, best)) best = direction;
	return best;
}
/** How far a vector leads in a direction: their scalar product in cube coordinates (q, r, -q - r). */
function leads$1([q, r], direction) {
	const [dq, dr] = DIRECTIONS$1[direction];
	return q * dq + r * dr + (q + r) * (dq + dr);
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
function settle(table) {
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
/** Says that a fighter has changed, or may have, where no event tells of it: who is untouched is not looked at again. */
function touch(table, id) {
	table.events.push({
		type: TOUCHED,
		target: id
	});
}
/** The same of everybody on the table. */
function touchAll(table) {
	for (const { id } of fightersOf(table)) touch(table, id);
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
function conclude$1(table, winner) {
	table.over = { winner };
	table.turn = null;
	emit(table, {
		type: "ended",
		winner
	});
}
/** Ends the battle once at most one side has anybody left: it has won. `end` says what the end is. Whether it has ended. */
function concludeIfDecided(table, end = conclude$1) {
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
	settle(seen);
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
const seconds = nullable(amount(...WINDOW_SECONDS));
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
			run: (table, _by, { target, field, value }) => change(ruleset, table, target, field, value)
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
			params: { seconds },
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
function change(ruleset, table, target, name, value) {
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
function plain$1(value, most = MOST_BYTES) {
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
	const said = parseInput(plain$1(raw));
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
const NONE = {};
/** What the parameters of an input are; undefined: nothing declares them, and it will be refused. */
function declared({ ruleset, interjections, wait }, { as, do: name, answer }) {
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
		settle(table);
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
		settle(this.table);
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
// shared/src/hex/area.ts
/** The hexes at exactly this distance, from the one in the W on by the north; with 0 the middle itself. */
function ring(middle, radius) {
	if (radius === 0) return [middle];
	const hexes = [];
	let at = add(middle, scale(DIRECTIONS$1[3], radius));
	for (const side of [
		1,
		0,
		5,
		4,
		3,
		2
	]) for (let i = 0; i < radius; i++) {
		hexes.push(at);
		at = add(at, DIRECTIONS$1[side]);
	}
	return hexes;
}
/** Every hex within this distance, the middle included, nearest first. */
function range(middle, radius) {
	return Array.from({ length: radius + 1 }, (_, distance) => ring(middle, distance)).flat();
}
// shared/src/rulesets/degrees/book/conditions.ts
/** What one condition brings with it: DEG-R11. */
const IMPLIED = {
	staggered: ["dazed", "hindered"],
	compelled: ["dazed"],
	fatigued: ["hindered"],
	exhausted: ["hindered", "impaired"],
	held: ["hindered"],
	restrained: [
		"held",
		"hindered",
		"vulnerable"
	],
	bound: [
		"immobile",
		"defenseless",
		"impaired"
	],
	incapacitated: ["stunned", "defenseless"],
	dead: [
		"incapacitated",
		"stunned",
		"defenseless"
	]
};
const known = /* @__PURE__ */ new WeakMap();
/** The conditions that were given, by their names, sorted. */
function conditionsOf({ suffered, effects }) {
	const names = [...suffered.map(({ name }) => name), ...effects.map(({ condition }) => condition)];
	return [...new Set(names)].sort();
}
function allOf(fighter) {
	const cached = known.get(fighter.suffered);
	if (cached?.effects === fighter.effects) return cached.all;
	const given = conditionsOf(fighter);
	const all = new Set(given.flatMap((name) => [name, ...IMPLIED[name] ?? []]));
	known.set(fighter.suffered, {
		effects: fighter.effects,
		all
	});
	return all;
}
/** Whether somebody is so, given to it or implied: DEG-R11. */
function is(fighter, condition) {
	if (condition === "hindered" && fighter.grabbing !== null) return true;
	if (condition === "vulnerable" && (fighter.grabbing !== null || fighter.aim !== null)) return true;
	return allOf(fighter).has(condition);
}
/** Whether somebody can do nothing at all: no action, reaction or free action. */
function isHelpless(fighter) {
	return allOf(fighter).has("stunned");
}
/** Somebody who can react at all, whatever it has left for it. */
function isFreeToReact(fighter) {
	return !isHelpless(fighter) && fighter.ready === null;
}
/** What a poor state takes from every check: DEG-R11. */
function impairment(fighter) {
	if (is(fighter, "disabled")) return -5;
	return is(fighter, "impaired") ? -2 : 0;
}
/** Whether its legs will not carry it: DEG-R11, DEG-R15. */
function isFixed(fighter) {
	return is(fighter, "immobile") || is(fighter, "held");
}
/** Whether somebody suffers this as a level of damage. */
function isDamage({ cause }) {
	return cause === "damage" || cause === "lasting";
}
/** The number that the page shows as health, of so much at most: §2.2. */
function healthOf(fighter, most = 10) {
	if (is(fighter, "incapacitated")) return 0;
	const isDazed = fighter.suffered.some((one) => one.name === "dazed" && isDamage(one));
	const wounds = fighter.bruises + fighter.strains + (isDazed ? 2 : 0) + (is(fighter, "staggered") ? 3 : 0);
	return Math.max(1, most - wounds);
}
/** Works somebody's health out anew, after whatever it follows from has changed. */
function settleHealth(fighter) {
	fighter.hp = healthOf(fighter, fighter.hpMax);
}
/** Puts other conditions in the place of those that somebody has, with all that follows; `by`: whose doing it is. */
function rewrite(table, id, to, by) {
	const fighter = fighterOf(table, id);
	const before = { ...fighter };
	touch(table, id);
	if (to.suffered) fighter.suffered = to.suffered;
	if (to.effects) fighter.effects = to.effects;
	if (is(fighter, "incapacitated") && !is(fighter, "prone")) fall(fighter);
	settleHealth(fighter);
	tellOfChanges(table, before, fighter);
	if (table.turn === id && is(fighter, "dazed") && !is(before, "dazed")) {
		fighter.mov = 0;
		fighter.quick = 0;
	}
	if (isHelpless(fighter)) letGo(table, id);
	settleDefeat(table, fighter, by);
}
function fall(fighter) {
	fighter.suffered = [...fighter.suffered, {
		name: "prone",
		cause: "fall",
		until: null
	}];
}
function tellOfChanges(table, before, { id, ...after }) {
	const [had, has] = [conditionsOf(before), conditionsOf(after)];
	for (const condition of has) if (!had.includes(condition)) emit(table, {
		type: "afflicted",
		target: id,
		condition,
		clause: "DEG-R11"
	});
	for (const condition of had) if (!has.includes(condition)) emit(table, {
		type: "relieved",
		target: id,
		condition,
		clause: "DEG-R11"
	});
}
function settleDefeat(table, fighter, by) {
	const isOut = is(fighter, "incapacitated");
	if (fighter.defeated === isOut) return;
	fighter.defeated = isOut;
	const { id } = fighter;
	if (isOut) emit(table, {
		type: "defeated",
		...by !== void 0 && { by },
		target: id,
		clause: "DEG-R7"
	});
	else getUp(table, id);
}
/** Who gets up stands where it lay; somebody hidden who is there goes aside, so that nobody learns of it. */
function getUp(table, id) {
	const { at, hidden } = fighterOf(table, id);
	const other = occupant(table, at, id);
	makeRoom(table, other?.hidden && !hidden ? other.id : id);
}
/** Who may not stand where it is, as somebody else does, comes to stand beside it. */
function makeRoom(table, id) {
	const { at } = fighterOf(table, id);
	if (!occupant(table, at, id)) return;
	const isFree = (hex) => isOpenGround(table.map, hex) && !occupant(table, hex, id);
	const free = range(at, 2 * table.map.radius).find(isFree);
	if (free && !isSame$1(free, at)) place(table, id, free, "placed");
}
/** Gives somebody a condition; a second one of the same cause lasts as long as the longer. */
function suffer(table, id, one) {
	const fighter = fighterOf(table, id);
	if (isImmune(fighter, one.name)) return false;
	rewrite(table, id, { suffered: [...fighter.suffered, one] });
	return true;
}
/** Takes those conditions from somebody that are meant. */
function relieve(table, id, isMeant) {
	const { suffered } = fighterOf(table, id);
	rewrite(table, id, { suffered: suffered.filter((one) => !isMeant(one)) });
}
function isImmune({ sheet }, to) {
	return sheet.immune.some((immunity) => immunity === to);
}
/** The id by which an affliction or grab is known. */
function effectId({ by, track }) {
	return `${by}:${track}`;
}
/** Ends an affliction or a grab. */
function endEffect(table, id, which) {
	const fighter = fighterOf(table, id);
	const ended = effectId(which);
	const holder = which.track === "grab" ? findFighter(table, which.by) : void 0;
	if (holder) {
		holder.grabbing = null;
		touch(table, which.by);
	}
	rewrite(table, id, { effects: fighter.effects.filter((one) => effectId(one) !== ended) });
}
/** Lets go of whom one holds: DEG-R22. */
function letGo(table, id) {
	const { grabbing } = fighterOf(table, id);
	if (grabbing === null) return;
	fighterOf(table, id).grabbing = null;
	touch(table, id);
	if (findFighter(table, grabbing)) endEffect(table, grabbing, {
		by: id,
		track: "grab"
	});
}
/** Whether somebody would obey, and nobody is there to be obeyed: it does nothing of its own accord (DEG-R12). */
function isMasterless(table, fighter) {
	return (is(fighter, "compelled") || is(fighter, "controlled")) && masterOf(table, fighter.id) === void 0;
}
/** Whoever has somebody in its power, and sees whom it commands: DEG-R12. */
function masterOf(table, id) {
	const fighter = findFighter(table, id);
	const master = fighter?.effects.find(({ condition }) => condition === "compelled" || condition === "controlled")?.by;
	if (!fighter || master === void 0 || !findFighter(table, master)) return void 0;
	return mayKnowOf(eyesOf(master), fighter) ? master : void 0;
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
function pay(table, target, cost) {
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
function pricesIn(cost) {
	const prices = [];
	for (const purse in cost) prices.push([purse, cost[purse] ?? 0]);
	return prices;
}
// shared/src/rulesets/degrees/words/en/about.ts
const signed$2 = (by) => by < 0 ? `−${-by}` : `+${by}`;
const counted = (degrees) => degrees === 1 ? "1 degree" : `${degrees} degrees`;
/** What is to be known of something pending. */
const about$1 = {
	attacks: (by, target, means) => `${by} goes for ${target}: ${means}.`,
	uses: (by, means) => `${by} uses ${means}.`,
	tries: (by, means) => `${by} tries ${means}.`,
	titles: {
		opportunity: "Opportunity attack",
		ready: "What was readied",
		"start-turn": "The turn begins",
		"end-turn": "The turn ends"
	},
	note: (text, note) => `${text} "${note}"`,
	facts: {
		check: "Check",
		against: "Against",
		attack: "Attack",
		effect: "Effect rank",
		resist: "Resisted with",
		margin: "So far",
		attitude: "Attitude"
	},
	against: (bonus, dc) => `d20 ${bonus} against ${dc}`,
	defended: (bonus) => `d20 ${bonus} against a roll`,
	bonus: (what, bonus) => `${what} ${bonus}`,
	total: (name, what, total) => `${name}, ${what}: ${total}`,
	rolled: (name, total) => `${total} of ${name}`,
	succeeds: (degrees, margin) => `succeeds by ${counted(degrees)} (${signed$2(margin)})`,
	fails: (degrees, margin) => `fails by ${counted(degrees)} (${signed$2(margin)})`
};
/** Pictures of a fighter. */
const diagrams$1 = {
	afflictions: {
		label: "What goes on",
		legend: {
			held: "now",
			lost: "gone beyond"
		},
		track: (track, by) => `${track}, by ${by}`,
		somebody: "somebody"
	},
	attitudes: {
		label: "Attitude",
		legend: { held: "now" },
		others: "To the other side"
	}
};
/** How far the round is. */
const track$1 = {
	order: "In turn",
	delaying: "Delaying",
	help: "They may come in after anybody’s turn."
};
// shared/src/rulesets/degrees/words/en/actions.ts
/** What can be done in a turn. */
const actions = {
	attack: {
		label: "Attack",
		help: "Strike, shoot or speak against an opponent; the margin decides how hard."
	},
	charge: {
		label: "Charge",
		help: "Rush straight at an opponent and attack at the end, one rank worse."
	},
	stunt: {
		label: "Stunt",
		help: "Afflict, disarm, grab, pull, push or break instead of hurting."
	},
	crush: {
		label: "Crush",
		help: "Hurt whom you hold, without rolling to hit."
	},
	use: {
		label: "Use a power",
		help: "One of your powers, or what is active of an array."
	},
	move: {
		label: "Move",
		help: "Go as far as your speed; leaving a threatened hex provokes."
	},
	run: {
		label: "Run",
		help: "Athletics for a faster rank this round, and fatigue if you cannot endure it."
	},
	stand: {
		label: "Stand up",
		help: "As a move action, or in no time if your acrobatics are good enough."
	},
	escape: {
		label: "Escape",
		help: "Tear loose from whoever holds you, and get away."
	},
	defend: {
		label: "Defend",
		help: "Roll your defense with the Fortune Die until your next turn."
	},
	recover: {
		label: "Recover",
		help: "Shake off a level of damage or fatigue, or resist once more, for stress."
	},
	ready: {
		label: "Ready",
		help: "Name an action and what sets it off; it takes your reaction."
	},
	trick: {
		label: "Trick",
		help: "A skill against the better of two, to put an opponent out for a round."
	},
	assist: {
		label: "Assist",
		help: "Help an ally with a skill, an attack, a defense or a power."
	},
	assess: {
		label: "Assess",
		help: "Size an opponent up: guard against its style, or learn its numbers."
	},
	mask: {
		label: "Mask",
		help: "Hide your style from somebody who has read it."
	},
	aim: {
		label: "Aim",
		help: "One rank better on your next attack at that target; it leaves you vulnerable."
	},
	gambit: {
		label: "Gambit",
		help: "A feat of skill that helps you or an ally for a turn."
	},
	command: {
		label: "Command",
		help: "Give creatures under your control an order."
	},
	influence: {
		label: "Influence",
		help: "Improve or worsen what somebody thinks, or change the topic."
	},
	retrieve: {
		label: "Retrieve",
		help: "Take something out of your pack."
	},
	store: {
		label: "Store",
		help: "Put something into your pack."
	},
	handle: {
		label: "Handle",
		help: "Lift, fill or open something heavy."
	},
	draw: {
		label: "Draw",
		help: "Take what is in easy reach into your hand."
	},
	sheathe: {
		label: "Sheathe",
		help: "Put what you hold within easy reach."
	},
	pickup: {
		label: "Pick up",
		help: "Take what lies beside you into a free hand."
	},
	manipulate: {
		label: "Manipulate",
		help: "Pull a lever, open a door, shift something light."
	},
	study: {
		label: "Study",
		help: "Find out something about somebody, a place or a thing."
	},
	stance: {
		label: "Stance",
		help: "Trade attack, defense and effect until your next turn."
	},
	switch: {
		label: "Switch effect",
		help: "Make another effect of an array the active one."
	},
	drop: {
		label: "Drop",
		help: "Fall prone, let something fall, stop aiming or let go."
	},
	release: {
		label: "Let go",
		help: "Release whom you hold."
	},
	ammo: {
		label: "Ammunition",
		help: "Nock an arrow ahead of the shot, or put it back."
	},
	cease: {
		label: "Cease",
		help: "End something that your power or stunt keeps up."
	},
	skill: {
		label: "Use a skill",
		help: "In your own way: the GM says what it takes and how hard it is."
	},
	device: {
		label: "Use a device",
		help: "As it says itself, or as the GM rules."
	},
	load: {
		label: "Load",
		help: "Make a complex weapon ready to shoot."
	},
	surge: {
		label: "Surge",
		help: "Gain something now with your reaction, and pay with fatigue next turn."
	},
	spend: {
		label: "Spend a point",
		help: "Destiny, Fate or Corruption for the story, or to recover at once."
	},
	delay: {
		label: "Delay",
		help: "Take your whole turn later."
	},
	"end-turn": {
		label: "End turn",
		help: "Leave it to the next in the order."
	},
	"gm.fire": {
		label: "It has happened",
		help: "What somebody waits for in words has come about."
	},
	talk: {
		label: "Talk",
		help: "A few sentences, at any time."
	},
	"fortune-ask": {
		label: "Ask me about my rolls",
		help: "When you want the chance to bend a roll."
	}
};
// shared/src/rulesets/degrees/words/en/archetypes.ts
/** What fighters are made from. */
const archetypes = {
	duelist: {
		label: "Duelist",
		help: "Quick blade, quick feet, a sharp tongue."
	},
	bulwark: {
		label: "Bulwark",
		help: "Plate and maul; hard to move, hard to hurt."
	},
	archer: {
		label: "Archer",
		help: "A longbow, good eyes and a keen hunch."
	},
	hexwright: {
		label: "Hexwright",
		help: "Fire, frost, wards, and the undoing of spells."
	},
	envoy: {
		label: "Envoy",
		help: "Words that wound and words that mend."
	},
	ruffian: {
		label: "Ruffian",
		help: "A club, and no staying power."
	},
	bowman: {
		label: "Bowman",
		help: "A shortbow, and no staying power."
	},
	sneak: {
		label: "Sneak",
		help: "Small, fast, and never where the arrow lands."
	},
	"river-troll": {
		label: "River troll",
		help: "Claws and a thick hide."
	},
	"mind-thief": {
		label: "Mind thief",
		help: "Charms, puts to sleep, and spreads what it hears."
	},
	rival: {
		label: "Rival",
		help: "At court what the duelist is in the street."
	},
	"ogre-warlord": {
		label: "Ogre warlord",
		help: "A huge axe, and the ground shakes."
	}
};
// shared/src/rulesets/degrees/words/en/conditions.ts
/** What can ail somebody. */
const conditions = {
	bound: {
		label: "Bound",
		help: "Immobile, defenseless and impaired."
	},
	compelled: {
		label: "Compelled",
		help: "As dazed, and somebody else decides what it does."
	},
	controlled: {
		label: "Controlled",
		help: "Somebody else decides what it does."
	},
	dazed: {
		label: "Dazed",
		help: "A standard action only."
	},
	dead: {
		label: "Dead",
		help: "It is over."
	},
	defenseless: {
		label: "Defenseless",
		help: "Defenses are nothing."
	},
	disabled: {
		label: "Disabled",
		help: "Five off every check."
	},
	dying: {
		label: "Dying",
		help: "A check at the start of each turn decides."
	},
	exhausted: {
		label: "Exhausted",
		help: "Hindered and impaired."
	},
	fatigued: {
		label: "Fatigued",
		help: "Hindered."
	},
	held: {
		label: "Held",
		help: "Hindered, and cannot leave its hex."
	},
	hindered: {
		label: "Hindered",
		help: "One speed rank slower."
	},
	immobile: {
		label: "Immobile",
		help: "Cannot move."
	},
	impaired: {
		label: "Impaired",
		help: "Two off every check."
	},
	incapacitated: {
		label: "Incapacitated",
		help: "Out of the fight."
	},
	prone: {
		label: "Prone",
		help: "Easy to hit close by, hard to shoot; it crawls."
	},
	restrained: {
		label: "Restrained",
		help: "Held and vulnerable."
	},
	staggered: {
		label: "Staggered",
		help: "Dazed and hindered until recovered."
	},
	stunned: {
		label: "Stunned",
		help: "No actions, reactions or free actions."
	},
	vulnerable: {
		label: "Vulnerable",
		help: "Defenses are halved."
	}
};
// shared/src/rulesets/degrees/words/en/log.ts
const signed$1 = (ranks) => Number(ranks) > 0 ? `+${ranks}` : `${ranks}`;
function degrees$1({ degree, total, dc }) {
	const by = Math.abs(Number(degree));
	const word = by === 1 ? "1 degree" : `${by} degrees`;
	const margin = signed$1(Number(total) - Number(dc));
	return `${Number(degree) > 0 ? "succeeds" : "fails"} by ${word} (${margin})`;
}
function checked(event, { by, target, word }) {
	const { kind, of } = event;
	return kind === "attack" && event.target !== void 0 ? `${by} attacks ${target}, ${word(of)}: ${degrees$1(event)}.` : `${by}: ${word(of)} ${degrees$1(event)}.`;
}
/** What has happened, by the type of the event. */
const sentences = {
	"round-began": ({ round }) => `Round ${round}`,
	"turn-began": ({ master }, { by, nameOf }) => master === void 0 ? `${by} has the turn.` : `${by} has the turn, and ${nameOf(String(master))} decides.`,
	checked,
	bent: (event, { by, word }) => `With that, ${word(event.of)} of ${by} ${degrees$1(event)}.`,
	fended: ({ way, total }, { by, word }) => `${by} tries to ${word(way)}: ${total}.`,
	smashed: ({ roll }, { by }) => `${by} puts everything into it: ${roll} in place of 10.`,
	"fortune-rolled": ({ roll }, { by }) => `The Fortune Die of ${by} shows ${roll}.`,
	spent: ({ pool, use }, { by, word }) => `${by} spends ${word(pool)}: ${word(use)}.`,
	"fortune-wished": ({ when }, { by, word }) => `${by} wants to be asked about rolls: ${word(when)}.`,
	surged: ({ benefit }, { by, word }) => `${by} surges: ${word(benefit)}.`,
	hurt: ({ of }, { target, word }) => `${target} is hurt: ${word(of)}.`,
	defeated: (event, { by, target }) => event.by === void 0 || event.by === event.target ? `${target} is out of the fight.` : `${by} puts ${target} out of the fight.`,
	"death-failed": ({ now }, { target }) => `${target} is slipping away: ${now} of 3.`,
	died: (_, { target }) => `${target} is dead.`,
	afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
	relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
	"took-hold": ({ track }, { by, target, word }) => `The ${word(track)} of ${by} takes hold of ${target}.`,
	healed: ({ level }, { target, word }) => `${target} recovers: ${word(level)}.`,
	tired: ({ level }, { target, word }) => `${target} tires: ${word(level)}.`,
	rested: ({ level }, { target, word }) => `${target} catches breath: ${word(level)}.`,
	stressed: ({ now }, { target }) => `${target} is under stress: ${now}.`,
	defending: (_, { by }) => `${by} defends.`,
	"stunt-done": ({ stunt }, { by, target, word }) => `${by} succeeds against ${target}: ${word(stunt)}.`,
	"object-resisted": ({ item, degree }, { target, word }) => `The ${word(item)} of ${target} ${Number(degree) > 0 ? "holds" : "gives way"}.`,
	dropped: ({ item }, { target, word }) => `${target} loses the ${word(item)}.`,
	took: ({ item }, { by, word }) => `${by} takes the ${word(item)}.`,
	readied: ({ action }, { by, word }) => `${by} readies something: ${word(action)}.`,
	fired: ({ action }, { by, word }) => `${by} does what was readied: ${word(action)}.`,
	tricked: ({ condition }, { by, target, word }) => `${by} tricks ${target}: ${word(condition)}.`,
	helped: ({ with: how, ranks }, { by, target, word }) => `${by} helps ${target} (${word(how)}): ${signed$1(ranks)}.`,
	locked: ({ what }, { by, target, word }) => `${by} cannot try that on ${target} again without a Surge: ${word(what)}.`,
	analyzed: ({ ranks }, { by, target }) => `${by} has read the style of ${target}: ${signed$1(ranks)} defense.`,
	masked: ({ ranks }, { by, target }) => `${by} hides its style from ${target}: ${signed$1(ranks)} is left.`,
	learned: ({ facts }, { by }) => `${by} learns: ${facts}.`,
	aimed: ({ ranks }, { by, target }) => `${by} aims at ${target}: ${signed$1(ranks)}.`,
	commanded: ({ order }, { by, target }) => `${by} orders ${target}: "${order}".`,
	swayed: ({ attitude, about }, { target, word }) => about === null ? `${target} is now ${word(attitude)}.` : `${target} is now ${word(attitude)} about ${about}.`,
	"topic-shifted": ({ topic }, { by, target }) => `${by} brings ${target} round to ${topic}.`,
	retrieved: ({ item }, { by, word }) => `${by} takes the ${word(item)} out of the pack.`,
	stored: ({ item }, { by, word }) => `${by} packs the ${word(item)}.`,
	drew: ({ item }, { by, word }) => `${by} draws the ${word(item)}.`,
	sheathed: ({ item }, { by, word }) => `${by} puts the ${word(item)} away.`,
	handled: ({ note }, { by }) => `${by}: ${note}.`,
	"took-stance": ({ minus, plus, ranks }, { by, word }) => `${by} takes a stance: ${ranks} ${word(minus)} for ${word(plus)}.`,
	switched: ({ effect }, { by, word }) => `${by} switches to ${word(effect)}.`,
	nocked: ({ weapon, isDrawn }, { by, word }) => isDrawn ? `${by} nocks the ${word(weapon)}.` : `${by} puts the arrow back.`,
	ceased: ({ effect }, { by, target, word }) => `${by} ends what is on ${target}: ${word(String(effect).split(":")[1])}.`,
	talked: ({ text }, { by }) => `${by}: "${text}"`,
	used: ({ power }, { by, word }) => `${by} uses ${word(power)}.`,
	drank: (_, { by, target }) => by === target ? `${by} drinks the draught.` : `${by} gives ${target} the draught.`,
	loaded: ({ weapon }, { by, word }) => `${by} loads the ${word(weapon)}.`,
	edited: ({ ranks }, { by }) => `The scene favours ${by}: ${signed$1(ranks)}.`,
	vetoed: (_, { target }) => `The GM vetoes; ${target} has the point back.`,
	delayed: (_, { by }) => `${by} delays.`,
	resumed: (_, { by }) => `${by} takes up its turn.`,
	"delay-lost": (_, { by }) => `${by} has waited too long; the delayed turn is lost.`,
	pushed: (_, { target }) => `${target} is pushed.`,
	pulled: (_, { target }) => `${target} is pulled.`,
	placed: ({ from, to }, { target }) => from === null ? `${target} is placed on hex ${hexText(to)}.` : `${target} is moved from hex ${hexText(from)} to ${hexText(to)}.`,
	defaulted: ({ ruling }, { word }) => `The GM has not ruled: ${word(ruling)} counts.`,
	joined: (_, { target }) => `${target} joins the fight.`,
	removed: ({ name }) => `${name} leaves the fight.`,
	ended: ({ winner }) => winner === null ? "The fight is over." : `The fight is over: ${winner} win.`
};
/** The arithmetic under a line of the log. */
const sums = { check: (die, bonus, total, dc, degree) => `d20 ${die} ${bonus < 0 ? "−" : "+"} ${Math.abs(bonus)} = ${total} against ${dc}: ${total - dc >= 0 ? "+" : ""}${total - dc}, degree ${degree}` };
// shared/src/rulesets/degrees/words/en/odds.ts
/** What the odds are called. */
const odds = {
	miss: "Miss",
	hit: (degree) => degree >= 4 ? "Hit, 4 degrees or more" : degree === 1 ? "Hit, 1 degree" : `Hit, ${degree} degrees`,
	success: (degree) => degree >= 4 ? "4 degrees or more" : degree === 1 ? "1 degree" : `${degree} degrees`,
	failure: (degree) => degree === 1 ? "Fails by 1 degree" : "Fails by 2 or more",
	state: {
		unhurt: "No harm",
		bruised: "Bruised",
		strained: "Strained",
		dazed: "Dazed as well",
		staggered: "Staggered",
		out: "Out of the fight"
	}
};
// shared/src/rulesets/degrees/words/en/options.ts
/** What may be answered. */
const options = {
	pass: {
		label: "Pass",
		help: "Let it go on."
	},
	"counter:unweave": {
		label: "Unweave it",
		help: "Your power against its rank; success undoes the effect."
	},
	improve: {
		label: "Improve",
		help: "Add the Fortune Die."
	},
	coup: {
		label: "Coup",
		help: "Half the Fortune Die in degrees on top of a success."
	},
	afflict: {
		label: "Afflict",
		help: "A condition of a track, by the degree."
	},
	disarm: {
		label: "Disarm",
		help: "What it holds falls to the ground."
	},
	grab: {
		label: "Grab",
		help: "Take hold, tighter with each degree."
	},
	pull: {
		label: "Pull",
		help: "One hex nearer for each degree."
	},
	push: {
		label: "Push",
		help: "One hex away for each degree."
	},
	break: {
		label: "Break",
		help: "The blow goes to something it carries."
	},
	fire: {
		label: "Do it",
		help: "As your reaction."
	},
	act: {
		label: "Take the turn",
		help: "With everything a turn has."
	},
	lie: {
		label: "Tell a lie",
		help: "Claims that the other believes to have found out."
	},
	nothing: {
		label: "Tell nothing",
		help: ""
	},
	tell: {
		label: "Tell",
		help: "What has been found out."
	},
	hold: {
		label: "It holds back",
		help: ""
	},
	grant: {
		label: "Grant it",
		help: "Up to so many ranks of Advantage."
	},
	veto: {
		label: "Veto",
		help: "The point comes back."
	},
	hint: {
		label: "Give a hint",
		help: "As good as the die says."
	},
	allow: {
		label: "Allow",
		help: "Say what it costs, whether it provokes, and how hard it is."
	},
	deny: {
		label: "Deny",
		help: ""
	}
};
// shared/src/rulesets/degrees/words/en/params.ts
/** How the parameters of an action read, as in "rapier, at the river troll". */
const params = {
	nothing: "nothing",
	at: (name) => `at ${name}`,
	for: (name) => `for ${name}`,
	to: (hex) => `at ${hex}`,
	path: (hexes) => hexes === 1 ? "1 hex" : `${hexes} hexes`,
	raise: (count) => count === 1 ? "raised" : "raised twice",
	ranks: (count) => `by ${count}`,
	trade: (minus, plus) => `${minus} for ${plus}`,
	against: (skills) => `against ${skills}`,
	wait: (on) => `when somebody ${on}`,
	with: (what) => `with ${what}`,
	quickly: "at once",
	traits: {
		attack: {
			close: "Attack, close",
			ranged: "Attack, ranged",
			court: "Attack, court",
			rumor: "Attack, rumor"
		},
		defense: {
			close: "Defense, close",
			ranged: "Defense, ranged",
			court: "Defense, court",
			rumor: "Defense, rumor"
		}
	},
	triggers: {
		moves: "moves",
		"enters-reach": "comes within reach",
		attacks: "attacks",
		casts: "uses a power",
		note: "does what you wrote"
	}
};
// shared/src/rulesets/degrees/words/en/prompts.ts
/** What somebody is asked. */
const prompts = {
	opportunity: {
		label: "Strike at {by}?",
		help: "{by} lays itself open to {for}: one attack as a reaction."
	},
	counter: {
		label: "Counter what {by} does?",
		help: "A Surge of {for}, before the dice; it costs a level of fatigue later."
	},
	fortune: {
		label: "Bend this roll?",
		help: "Each time {for} spends a point: of Destiny, Fate or Corruption, the first there is."
	},
	stunt: {
		label: "What comes of your stunt?",
		help: "You have won the check; choose the benefit."
	},
	"grab-item": {
		label: "Take what has fallen?",
		help: "Free with both hands; with one a quick action and a check."
	},
	"counter-stunt": {
		label: "Turn the stunt around?",
		help: "{for} has won the check: a stunt at once, as a reaction."
	},
	ready: {
		label: "Do what was readied?",
		help: "What {for} waited for has happened."
	},
	resume: {
		label: "Take the turn now?",
		help: "{for} has delayed; the place in the order moves here."
	},
	rule: {
		label: "How do you rule?",
		help: "Left unanswered, the default counts."
	}
};
// shared/src/rulesets/degrees/words/en/refusals.ts
/** Why something cannot be done, by the code of the rejection, where the engine's own words do not fit. */
const rejections = {
	"not-your-turn": "That is for your own turn.",
	"prompt-open": "Somebody is being asked; that has to be settled first.",
	"not-enough-std": "Your standard action is spent.",
	"not-enough-mov": "You have no action left that could be a move.",
	"not-enough-quick": "You have no action left that could be a quick one.",
	"not-enough-reaction": "Your reaction in this turn is spent.",
	"not-enough-free": "You have had all the free actions of this turn.",
	"not-enough-ammo": "There is no shot left.",
	"not-enough-destiny": "You have no point of that to spend.",
	"not-enough-fate": "You have no Fate to spend.",
	"not-enough-corruption": "You have no Corruption to spend.",
	"too-close": "That is too close for it.",
	"not-straight": "A charge comes nearer with every hex.",
	"not-in-position": "Only the ally who is next in the order can be helped so; delay until it is.",
	"no-free-hand": "You have no hand free for that.",
	"not-loaded": "It has to be loaded first.",
	immune: "That does nothing to it.",
	"already-acted": "You have done something in this turn already.",
	"no-effect": "That would change nothing.",
	"stress-full": "You are under as much stress as you can bear.",
	locked: "You have failed too badly to try again without a Surge.",
	"too-long": "That is more than a few sentences.",
	"too-large": "It is too large for that.",
	prevented: "Your condition keeps you from that.",
	"no-such-item": "You do not have that at hand.",
	"no-such-target": "That is no fitting target.",
	"wrong-phase": "This is not the moment for that.",
	"once-per-turn": "Once a turn is all.",
	"once-per-round": "One area power a round is all."
};
/** Why this very thing cannot be done. */
const refusals = {
	spent: {
		std: "Your standard action is spent.",
		mov: "Neither a move action nor a standard one is left.",
		quick: "Nothing is left that could be a quick action."
	},
	tooFar: (far, reach) => `It is ${far} hexes away; that reaches ${reach}.`
};
// shared/src/rulesets/degrees/words/en/scenarios.ts
/** The ready-made fights, and who is in them. */
const scenarios = {
	fights: {
		duel: {
			title: "A duel at the ford",
			blurb: "One against one: a quick blade against a heavy maul. The quickest way to learn."
		},
		bridge: {
			title: "The toll bridge",
			blurb: "An ogre and its crew want more than coin. Four against six, over a narrow crossing."
		},
		parley: {
			title: "The parley on the bridge",
			blurb: "The same planks, and words instead of blades: a conflict of two against two."
		}
	},
	names: {
		duelist: "Isolde",
		bulwark: "Borg",
		archer: "Wren",
		hexwright: "Maelis",
		envoy: "Sabine",
		ogre: "Ogre warlord",
		troll: "River troll",
		mate: "Second troll",
		ruffian: "Ruffian",
		thug: "Second ruffian",
		bowman: "Bowman",
		rival: "Lord Farran",
		thief: "Mind thief",
		warden: "Warden of the ford"
	},
	/** Fights from files, as the editor writes them, in the order in which they are offered. */
	files: {
		"smoke-in-the-caves": {
			$schema: "../../../../../../schemas/degrees.json",
			ruleset: "degrees",
			title: "Smoke in the caves",
			blurb: "Three ways lead through the hill, and a sneak with a smoke pot knows them all. Walls are near, and so is the next corner.",
			map: {
				"radius": 7,
				"walls": [
					[0, -7],
					[1, -7],
					[2, -7],
					[3, -7],
					[4, -7],
					[5, -7],
					[6, -7],
					[7, -7],
					[-1, -6],
					[0, -6],
					[1, -6],
					[2, -6],
					[3, -6],
					[4, -6],
					[5, -6],
					[6, -6],
					[7, -6],
					[-2, -5],
					[-1, -5],
					[0, -5],
					[1, -5],
					[4, -5],
					[5, -5],
					[6, -5],
					[7, -5],
					[-3, -4],
					[-2, -4],
					[-1, -4],
					[4, -4],
					[5, -4],
					[6, -4],
					[7, -4],
					[-4, -3],
					[-3, -3],
					[-2, -3],
					[5, -3],
					[6, -3],
					[7, -3],
					[-5, -2],
					[-1, -2],
					[0, -2],
					[2, -2],
					[3, -2],
					[7, -2],
					[-7, 0],
					[0, 0],
					[7, 0],
					[-7, 2],
					[-3, 2],
					[-2, 2],
					[0, 2],
					[1, 2],
					[5, 2],
					[-7, 3],
					[-6, 3],
					[-5, 3],
					[2, 3],
					[3, 3],
					[4, 3],
					[-7, 4],
					[-6, 4],
					[-5, 4],
					[-4, 4],
					[1, 4],
					[2, 4],
					[3, 4],
					[-7, 5],
					[-6, 5],
					[-5, 5],
					[-4, 5],
					[-1, 5],
					[0, 5],
					[1, 5],
					[2, 5],
					[-7, 6],
					[-6, 6],
					[-5, 6],
					[-4, 6],
					[-3, 6],
					[-2, 6],
					[-1, 6],
					[0, 6],
					[1, 6],
					[-7, 7],
					[-6, 7],
					[-5, 7],
					[-4, 7],
					[-3, 7],
					[-2, 7],
					[-1, 7],
					[0, 7]
				],
				"difficult": [
					[-2, 0],
					[2, 0],
					[-1, 3],
					[-2, 4]
				],
				"cover": [
					[0, -4],
					[-4, -1],
					[0, -1],
					[5, -1],
					[-5, 1],
					[4, 1]
				],
				"looks": { "water": [
					[-1, 3],
					[-2, 4],
					[-1, 4],
					[0, 4],
					[-2, 5]
				] }
			},
			combatants: [
				{
					"id": "duelist",
					"name": "Isolde",
					"side": "heroes",
					"at": [-4, 0],
					"sheet": {
						"kind": "duelist",
						"fortuneAsk": "failed"
					}
				},
				{
					"id": "archer",
					"name": "Wren",
					"side": "heroes",
					"at": [-5, 0],
					"sheet": {
						"kind": "archer",
						"fortuneAsk": "failed"
					}
				},
				{
					"id": "sneak",
					"name": "Sneak",
					"side": "foes",
					"at": [4, -1],
					"sheet": {
						"kind": "sneak",
						"resist": {
							"toughness": 4,
							"fortitude": 2,
							"reflex": 7,
							"will": 8
						}
					}
				},
				{
					"id": "troll",
					"name": "River troll",
					"side": "foes",
					"at": [4, 0],
					"sheet": {
						"kind": "river-troll",
						"resist": {
							"toughness": 7,
							"fortitude": 8,
							"reflex": 2,
							"will": 7
						}
					}
				},
				{
					"id": "ruffian",
					"name": "Ruffian",
					"side": "foes",
					"at": [3, 1],
					"sheet": { "kind": "ruffian" }
				}
			]
		},
		gatehouse: {
			$schema: "../../../../../../schemas/degrees.json",
			ruleset: "degrees",
			title: "The breached gatehouse",
			blurb: "One gate, two breaches, and a crew of ruffians who thought the wall would be enough.",
			map: {
				"radius": 6,
				"walls": [
					[4, -6],
					[3, -5],
					[4, -5],
					[2, -3],
					[3, -3],
					[2, -2],
					[-4, -1],
					[1, -1],
					[2, -1],
					[4, 0],
					[4, 1],
					[0, 2],
					[-1, 3],
					[0, 3],
					[-1, 4],
					[-2, 6]
				],
				"difficult": [
					[0, -4],
					[3, -4],
					[-2, -3],
					[-3, -2],
					[-1, -2],
					[-5, 4],
					[-4, 4],
					[-2, 5],
					[-1, 5]
				],
				"cover": [
					[-3, -1],
					[3, -1],
					[-2, 0],
					[-2, 2],
					[2, 2]
				],
				"looks": { "brush": [
					[-2, -3],
					[-3, -2],
					[-5, 4],
					[-4, 4]
				] }
			},
			combatants: [
				{
					"id": "duelist",
					"name": "Isolde",
					"side": "heroes",
					"at": [-2, 1],
					"sheet": {
						"kind": "duelist",
						"fortuneAsk": "failed"
					}
				},
				{
					"id": "bulwark",
					"name": "Borg",
					"side": "heroes",
					"at": [-3, 1],
					"sheet": {
						"kind": "bulwark",
						"fortuneAsk": "failed"
					}
				},
				{
					"id": "hexwright",
					"name": "Maelis",
					"side": "heroes",
					"at": [-4, 1],
					"sheet": {
						"kind": "hexwright",
						"fortuneAsk": "failed"
					}
				},
				{
					"id": "troll",
					"name": "River troll",
					"side": "foes",
					"at": [3, 0],
					"sheet": {
						"kind": "river-troll",
						"resist": {
							"toughness": 6,
							"fortitude": 8,
							"reflex": 2,
							"will": 7
						}
					}
				},
				{
					"id": "mate",
					"name": "Second troll",
					"side": "foes",
					"at": [3, 1],
					"sheet": {
						"kind": "river-troll",
						"resist": {
							"toughness": 6,
							"fortitude": 8,
							"reflex": 2,
							"will": 7
						}
					}
				},
				{
					"id": "ruffian",
					"name": "Ruffian",
					"side": "foes",
					"at": [2, 0],
					"sheet": {
						"kind": "ruffian",
						"resist": {
							"toughness": 4,
							"fortitude": 3,
							"reflex": 2,
							"will": 6
						}
					}
				},
				{
					"id": "thug",
					"name": "Second ruffian",
					"side": "foes",
					"at": [2, 1],
					"sheet": {
						"kind": "ruffian",
						"resist": {
							"toughness": 4,
							"fortitude": 3,
							"reflex": 2,
							"will": 6
						}
					}
				},
				{
					"id": "bowman",
					"name": "Bowman",
					"side": "foes",
					"at": [4, -1],
					"sheet": {
						"kind": "bowman",
						"resist": {
							"toughness": 4,
							"fortitude": 2,
							"reflex": 4,
							"will": 7
						}
					}
				}
			]
		}
	}
};
// shared/src/rulesets/degrees/words/en/setup.ts
/** What is wrong with how a battle, or somebody who joins it, is set up. */
const setup = {
	nobodyCanStand: "nobody can stand there",
	notThere: (thing) => `"${thing}" has its place elsewhere`,
	ofItsType: "court and rumor alone are bound verbal, ranged weapons alone shoot and load",
	powerLacks: "its effect lacks a part, or does not go with delivery, range or radius",
	emptyArray: "an array has at least one effect"
};
// shared/src/rulesets/degrees/words/en/table.ts
/** The rules by name, what a fighter spends, and the kinds of encounter. */
const table = {
	name: "Degrees",
	tagline: "Blades and words by margins: how well you do decides how much happens.",
	resources: {
		hp: {
			label: "Condition",
			short: "HP"
		},
		std: {
			label: "Standard action",
			short: "S"
		},
		mov: {
			label: "Move action",
			short: "M"
		},
		quick: {
			label: "Quick action",
			short: "Q"
		},
		reaction: {
			label: "Reaction",
			short: "R"
		},
		bruises: {
			label: "Bruises",
			short: "BRU"
		},
		strains: {
			label: "Strains",
			short: "STR"
		},
		stress: {
			label: "Stress",
			short: "STS"
		},
		surgeDebt: {
			label: "Surge debt",
			short: "SRG"
		},
		destiny: {
			label: "Destiny",
			short: "DES"
		},
		fate: {
			label: "Fate",
			short: "FAT"
		},
		corruption: {
			label: "Corruption",
			short: "COR"
		}
	},
	phases: {
		combat: "Combat",
		conflict: "Conflict",
		challenge: "Challenge"
	}
};
/** The sheet of a fighter, part by part. */
const sheet = {
	fighting: {
		label: "Fighting",
		fields: {
			speed: "Speed rank",
			size: "Size",
			stance: "Stance",
			aim: "Aim",
			mods: "Modifiers",
			last: "Last check"
		}
	},
	harm: {
		label: "Harm",
		fields: {
			bruises: "Bruises",
			strains: "Strains",
			stress: "Stress",
			effects: "Ongoing",
			deathFails: "Failed death saves"
		}
	},
	gear: {
		label: "Gear",
		fields: {
			held: "In hand",
			carried: "In easy reach",
			pack: "In the pack",
			worn: "Worn",
			loaded: "Loaded",
			ammo: "Shots",
			damaged: "Damaged",
			broken: "Broken"
		}
	},
	powers: {
		label: "Powers",
		fields: {
			active: "Active effect",
			edges: "Edges",
			locked: "Locked"
		}
	},
	words: {
		label: "Words",
		fields: {
			attitude: "Attitude",
			opinions: "Opinions",
			topic: "Topic",
			topicEase: "Ease",
			analysis: "Analysed",
			intel: "Knows",
			order: "Order"
		}
	},
	time: {
		label: "Time",
		fields: {
			clock: "Seconds passed",
			runStreak: "Rounds run"
		}
	}
};
/** What stands on no sheet, and whose own name does not say it. */
const members = {
	"fortune-ask": "Asked about its rolls",
	fortuneAsk: "Asked about its rolls"
};
/** House rules of a battle. */
const battleOptions = {
	encounter: {
		label: "Encounter",
		help: "What is threatened with, and how long a round lasts.",
		choices: {
			combat: "Combat",
			conflict: "Conflict",
			challenge: "Challenge"
		}
	},
	pl: {
		label: "Power level",
		help: "Of the series: it stands in every difficulty."
	},
	freeLimit: {
		label: "Free actions a turn",
		help: "0: as many as one likes."
	},
	conversation: {
		label: "Conversation range",
		help: "In hexes."
	},
	communication: {
		label: "Communication range",
		help: "In hexes."
	},
	lethal: {
		label: "Lethal",
		help: "Who falls to a lethal weapon may die."
	},
	promptSeconds: {
		label: "Seconds to answer",
		help: "After that the default answer counts."
	},
	turnSeconds: {
		label: "Seconds for a turn",
		help: "After that the turn ends."
	}
};
// shared/src/rulesets/degrees/words/en/things.ts
const entry = (label, help = "") => ({
	label,
	help
});
// shared/src/rulesets/degrees/words/catalogue.ts
const TEXT = {
	table,
	members,
	sheet,
	battleOptions,
	scenarios,
	setup,
	actions,
	prompts,
	options,
	things: {
		dc: entry("DC"),
		fists: entry("Fists", "Everybody has them."),
		rapier: entry("Rapier", "Close, rank 6."),
		dagger: entry("Dagger", "Close, rank 4."),
		club: entry("Club", "Close, rank 5."),
		hammer: entry("Hammer", "Close, rank 7."),
		staff: entry("Staff", "Close, rank 4."),
		spear: entry("Spear", "Close, rank 6, reach 2, two hands."),
		maul: entry("Maul", "Close, rank 9, two hands."),
		"great-axe": entry("Great axe", "Close, rank 10, reach 2, two hands."),
		claws: entry("Claws", "Close, rank 8, natural."),
		longbow: entry("Longbow", "Ranged, rank 7, range 20."),
		shortbow: entry("Shortbow", "Ranged, rank 5, range 12."),
		crossbow: entry("Crossbow", "Ranged, rank 9, range 16; a move action to load."),
		arbalest: entry("Arbalest", "Ranged, rank 11, range 24; a standard action to load."),
		"hand-bow": entry("Hand bow", "Ranged, rank 5, range 8, one hand; a quick action to load."),
		barb: entry("Barb", "Court, rank 8: a word that stings."),
		whisper: entry("Whisper", "Rumor, rank 8: a word that travels."),
		"leather-coat": entry("Leather coat", "Toughness +1."),
		"plate-coat": entry("Plate coat", "Toughness +3."),
		"round-shield": entry("Round shield", "Close and ranged defense +1."),
		rope: entry("Rope"),
		lantern: entry("Lantern"),
		"healing-draught": entry("Healing draught", "Takes the highest level of damage away."),
		"smoke-pot": entry("Smoke pot", "The GM says what it does."),
		elements: entry("Elements", "Fire, frost and, with a Surge, stone; one at a time."),
		"flame-dart": entry("Flame dart", "Ranged damage, rank 8."),
		"frost-snare": entry("Frost snare", "Hinders and holds, rank 8."),
		"flame-burst": entry("Flame burst", "Ranged area damage, rank 7."),
		"stone-shard": entry("Stone shard", "Ranged damage, rank 10."),
		"mage-ward": entry("Mage ward", "Toughness +3 until the end of your next turn."),
		unweave: entry("Unweave", "Counters arcane and psychic powers."),
		mend: entry("Mend", "Heals a level for each degree."),
		rally: entry("Rally", "An ally is one rank better until the end of its next turn."),
		"scathing-verse": entry("Scathing verse", "Wears down the poise of all around."),
		"smear-campaign": entry("Smear campaign", "Wears down poise from afar."),
		beguile: entry("Beguile", "Charms: dazed, compelled, controlled."),
		slumber: entry("Slumber", "Dazes, stuns, puts to sleep."),
		gust: entry("Gust", "Topples whoever stands close."),
		"quake-stomp": entry("Quake stomp", "Dazes all around."),
		might: entry("Might"),
		athletics: entry("Athletics"),
		acrobatics: entry("Acrobatics"),
		stealth: entry("Stealth"),
		dexterity: entry("Dexterity"),
		endurance: entry("Endurance"),
		investigation: entry("Investigation"),
		"lore-arcane": entry("Arcane lore"),
		"lore-martial": entry("Martial lore"),
		"lore-psychic": entry("Psychic lore"),
		insight: entry("Insight"),
		perception: entry("Perception"),
		intuition: entry("Intuition"),
		persuasion: entry("Persuasion"),
		intimidation: entry("Intimidation"),
		wits: entry("Wits"),
		deception: entry("Deception"),
		guile: entry("Guile"),
		toughness: entry("Toughness"),
		fortitude: entry("Fortitude"),
		reflex: entry("Reflex"),
		will: entry("Will"),
		daze: entry("Daze", "Dazed, stunned, incapacitated."),
		snare: entry("Snare", "Hindered, immobile, stunned."),
		sap: entry("Sap", "Impaired, disabled, incapacitated."),
		open: entry("Open", "Vulnerable, defenseless, stunned."),
		tire: entry("Tire", "Fatigued, exhausted, incapacitated."),
		charm: entry("Charm", "Dazed, compelled, controlled."),
		topple: entry("Topple", "Prone."),
		damage: entry("Damage"),
		fatigue: entry("Fatigue"),
		effect: entry("Effect"),
		defense: entry("Defense"),
		walk: entry("Walk"),
		squeeze: entry("Squeeze", "One rank slower, through tight places."),
		crawl: entry("Crawl", "Three ranks slower."),
		advance: entry("Advance", "Three ranks slower; towards the nearest enemy it provokes nothing."),
		withdraw: entry("Withdraw", "Three ranks slower; away from the nearest enemy it provokes nothing."),
		slow: entry("Slow", "One rank slower, one rank worse."),
		full: entry("Full", "At full speed, two ranks worse."),
		aid: entry("Aid", "The ally attacks it better."),
		coordinate: entry("Coordinate", "The next attack of the ally on it is stronger."),
		combine: entry("Combine", "The next such power of the ally is stronger."),
		distract: entry("Distract", "The ally is harder for it to hit."),
		analyze: entry("Analyze", "Guard against its style."),
		appraisal: entry("Appraisal", "Learn how it compares."),
		improve: entry("Improve"),
		worsen: entry("Worsen"),
		hostile: entry("Hostile"),
		unfriendly: entry("Unfriendly"),
		indifferent: entry("Indifferent"),
		friendly: entry("Friendly"),
		helpful: entry("Helpful"),
		standard: entry("Standard"),
		quick: entry("Quick"),
		free: entry("Free"),
		action: entry("One more action"),
		alternate: entry("Another effect"),
		boost: entry("Boost"),
		burst: entry("Burst"),
		edge: entry("Edge"),
		resistance: entry("Another resistance check"),
		retry: entry("Another try"),
		advantage: entry("Their Advantages"),
		disadvantage: entry("My Disadvantages"),
		"improved-unarmed": entry("Improved unarmed"),
		deflect: entry("Deflect", "A Surge against what flies at you."),
		avert: entry("Avert", "A Surge against what strikes at you."),
		"luck-control": entry("Luck control"),
		"quick-draw": entry("Quick draw"),
		tough: entry("Tough"),
		edit: entry("Edit the scene"),
		inspiration: entry("Inspiration"),
		destiny: entry("Destiny"),
		fate: entry("Fate"),
		corruption: entry("Corruption"),
		never: entry("Never"),
		failed: entry("When I fail"),
		always: entry("Always"),
		bruise: entry("A bruise"),
		strain: entry("A strain"),
		body: entry("Body"),
		poise: entry("Poise"),
		bruises: entry("Bruises"),
		strains: entry("Strains"),
		close: entry("Close"),
		ranged: entry("Ranged"),
		court: entry("Court"),
		rumor: entry("Rumor"),
		speed: entry("Speed"),
		reaction: entry("Reaction", "How quickly one answers."),
		trigger: entry("Whoever sets it off")
	},
	conditions,
	archetypes,
	refusals,
	rejections,
	odds,
	sentences,
	sums,
	params,
	about: about$1,
	diagrams: diagrams$1,
	track: track$1
};
// shared/src/rulesets/degrees/book/action-economy.ts
/** From which an action is paid, the first that is left: exchange goes downwards only. */
const PAID_FROM = {
	std: ["std"],
	mov: ["mov", "std"],
	quick: [
		"quick",
		"mov",
		"std"
	]
};
/** What an action of that type would be paid from now; undefined: nothing is left for it. */
function purseFor(fighter, type) {
	return PAID_FROM[type].find((purse) => fighter[purse] > 0);
}
/** What is missing for an action of that type. */
function missingAction(table, fighter, type) {
	if (type === "none") return void 0;
	if (type === "free") return missingFree(table, fighter, 1);
	if (purseFor(fighter, type) !== void 0) return void 0;
	const say = TEXT.refusals.spent[type];
	return excused(fighter, {
		code: lackOf(type),
		say,
		clause: "DEG-4"
	});
}
const ASKED_BY = {
	reaction: "DEG-10",
	ammo: "DEG-123"
};
/** What is missing of all that is due beside the action: DEG 6.1 names it in this order. */
function missingDues(table, fighter, type, { reaction = 0, ammo = 0, free = 0 }) {
	const lacking = missing(fighter, {
		reaction,
		ammo
	}, (purse) => ({ clause: ASKED_BY[purse] }));
	if (lacking) return lacking;
	return free > 0 && type !== "free" ? missingFree(table, fighter, free) : void 0;
}
/** Whether so many free actions are left in this turn. */
function missingFree(table, fighter, count) {
	const { freeLimit } = table.options;
	if (freeLimit === 0 || fighter.free + count <= freeLimit + fighter.extraFree) return void 0;
	return excused(fighter, {
		code: "not-enough-free",
		clause: "DEG-9"
	});
}
/** Pays for an action from what the exchange gives. */
function payAction(table, fighter, type) {
	if (type === "none") return;
	if (type === "free") {
		touch(table, fighter.id);
		fighter.free++;
		return;
	}
	const purse = purseFor(fighter, type);
	if (purse === void 0 && fighter.forced) return;
	if (purse === void 0) throw new Error(`${fighter.id} has nothing left for a ${type} action.`);
	pay(table, fighter.id, { [purse]: 1 });
}
/** Spends the one reaction of this turn. */
function payReaction(table, { id }) {
	pay(table, id, { reaction: 1 });
}
// shared/src/rulesets/degrees/book/deed.ts
let windows;
function openWindowsBy(those) {
	windows = those;
}
const deeds = /* @__PURE__ */ new Map();
function deedNamed(name) {
	return deeds.get(name);
}
/** Writes a deed down under its name. */
function deed(name, params, spec, understand) {
	const whole = makeDeed(name, reading(params, understand), spec);
	deeds.set(name, whole);
	return whole;
}
function makeDeed(name, read, spec) {
	const fault = (table, fighter, act, manner) => faultOf$4(spec, table, fighter, act, manner);
	const carryOut = (table, by, act, manner) => doIt(name, spec, table, by, act, manner);
	return {
		name,
		...read,
		fault,
		costOf: (table, fighter, act) => costOf$4(spec, table, fighter, act),
		readiable: spec.readiable ?? true,
		carryOut,
		action: {
			...read,
			check: (table, by, act) => {
				const fighter = findFighter(table, by);
				return fighter ? fault(table, fighter, act, "turn") : "not-your-turn";
			},
			...spec.leavesTurn && { leavesTurn: true },
			...spec.variants && { variants: (table, by) => waysOf$3(spec, table, fighterOf(table, by)) },
			...spec.axes && { axes: (table, by, act) => spec.axes?.(table, fighterOf(table, by), act) ?? {} },
			*run(table, by, act) {
				begin(table, spec, fighterOf(table, by), act);
				yield* carryOut(table, by, act, "turn");
			}
		}
	};
}
function costOf$4(spec, table, fighter, act) {
	return spec.costOf ? spec.costOf(table, fighter, act) : spec.cost ?? null;
}
/** The ways to do it; of what cannot be paid for in any way the first, which says so as well as all of them. */
function waysOf$3(spec, table, fighter) {
	const ways = spec.variants?.(table, fighter) ?? [];
	if (!spec.cost || !missingAction(table, fighter, spec.cost)) return ways;
	for (const first of ways) return [first];
	return [];
}
function faultOf$4(spec, table, fighter, act, manner) {
	const isFree = isWaived(fighter, "prevented");
	if (isHelpless(fighter) && !isFree) return {
		code: "prevented",
		clause: "DEG-R11"
	};
	if (manner === "turn" && isMasterless(table, fighter) && !isFree) return {
		code: "prevented",
		clause: "DEG-R12"
	};
	const dues = spec.dues?.(table, fighter, act) ?? {};
	if (manner === "turn" && (dues.reaction ?? 0) > 0 && fighter.ready !== null && !isFree) return {
		code: "prevented",
		clause: "DEG-25"
	};
	const cost = costOf$4(spec, table, fighter, act) ?? "none";
	return spec.fault?.(table, fighter, act) ?? (manner === "turn" ? missingAction(table, fighter, cost) : void 0) ?? missingDues(table, fighter, cost, dues) ?? spec.geometry?.(table, fighter, act);
}
/** Pays for a deed of the own turn: the action, and a reaction that is declared with it (DEG-R42). */
function begin(table, spec, fighter, act) {
	touch(table, fighter.id);
	if (!spec.isNothing) fighter.acted = true;
	payAction(table, fighter, costOf$4(spec, table, fighter, act) ?? "none");
	if (isDeclared$1(act)) payReaction(table, fighter);
}
/** Raise, hunch and slam are paid for when they are declared, a smash only when it hits: DEG-R42. */
function isDeclared$1({ raise, hunch, slam }) {
	return typeof raise === "number" || hunch === true || slam === true;
}
function* doIt(name, spec, table, by, act, manner) {
	touch(table, by);
	if ((yield* onStack(table, pendingOf(name, spec, by, act), resolve(spec, table, by, act, manner))) && spec.sets && windows) yield* windows.readied(table, spec.sets(act), by);
}
/** What lies on the stack while it is done: the action, at whom it is aimed and with what. */
function pendingOf(name, { isSecret }, by, act) {
	const { target, weapon, ability, stunt, skill, item, note } = act;
	const means = [
		weapon,
		ability,
		stunt,
		skill,
		item
	].find((one) => typeof one === "string");
	return {
		name,
		by,
		...typeof target === "string" && { target },
		...typeof means === "string" && { with: means },
		...typeof note === "string" && !isSecret && { note }
	};
}
/** The windows before it, then the deed, if it can still be done. Whether it was. */
function* resolve(spec, table, by, act, manner) {
	const provoked = manner === "part" ? void 0 : spec.provokes?.(table, fighterOf(table, by), act);
	if (provoked && windows) {
		if (!(yield* windows.opportunity(table, by, provoked))) return false;
		const fighter = fighterOf(table, by);
		if (spec.fault?.(table, fighter, act) ?? spec.geometry?.(table, fighter, act)) return false;
	}
	spec.acts?.(table, by, act);
	if (spec.does) yield* spec.does(table, by, act, manner);
	return true;
}
// shared/src/kit/asking.ts
/**
* The question whether somebody does one thing or lets it pass. `couldDo`: whether it could, as far as everybody can
* see; left out: as long as it stands.
*/
function whether(id, kind, option, mayDo, couldDo) {
	return {
		for: id,
		kind,
		choices: (seen) => mayDo(seen) ? [{ option }, { option: "pass" }] : [],
		...couldDo && { concerns: (seen) => couldDo(seen) },
		fallback: { option: "pass" }
	};
}
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
// shared/src/engine/lasting.ts
/** Where the end of something names a fighter: for the `names` of a ruleset. */
const UNTIL_NAMES = nullable(record$1({ of: optional(fighter$1) }));
listOf(record$1({
	cause: record$1({ by: nullable(fighter$1) }),
	until: UNTIL_NAMES
}));
/** What an enduring fighter begins with. */
const UNTOUCHED = {
	turns: {
		begun: 0,
		ended: 0
	},
	lasting: []
};
/** Counts a turn that begins. */
function countBegun(fighter) {
	fighter.turns = {
		...fighter.turns,
		begun: fighter.turns.begun + 1
	};
}
/** Counts a turn that ends: all that have begun are over. */
function countEnded(fighter) {
	fighter.turns = {
		...fighter.turns,
		ended: fighter.turns.begun
	};
}
/** Until the first turn of somebody that is yet to begin does so. */
function startOfNextTurn({ id, turns }) {
	return {
		of: id,
		turn: turns.begun + 1,
		at: "start"
	};
}
/** Until the first turn of somebody that is yet to begin ends. */
function endOfNextTurn({ id, turns }) {
	return {
		of: id,
		turn: turns.begun + 1,
		at: "end"
	};
}
/** Whether something is over. Of whoever is gone from the table no further turn will come: what waited for one is over. */
function hasLapsed(table, { until }) {
	if (until === null) return false;
	if ("round" in until) return table.round > until.round;
	if (until.of === null) return false;
	const turns = findFighter(table, until.of)?.turns;
	return turns === void 0 || until.turn <= (until.at === "start" ? turns.begun : turns.ended);
}
// shared/src/rulesets/degrees/book/lasting.ts
/** Ends whatever is over by now. */
function expire(table) {
	const isOn = ({ until }) => !hasLapsed(table, { until });
	for (const fighter of fightersOf(table)) {
		const { id, mods, suffered, topicUntil } = fighter;
		if (!mods.every(isOn)) {
			touch(table, id);
			fighter.mods = mods.filter(isOn);
		}
		if (!suffered.every(isOn)) rewrite(table, id, { suffered: suffered.filter(isOn) });
		if (isOn({ until: topicUntil })) continue;
		touch(table, id);
		fighter.topic = null;
		fighter.topicEase = null;
		fighter.topicUntil = null;
	}
}
/** Delaying ends one's own gains of this turn, and not the burdens: DEG-116, DEG-R44. */
function endOwnGains(table, id) {
	const fighter = fighterOf(table, id);
	const isGain = ({ ranks, kind }) => ranks > 0 || kind === "burst";
	const isOver = ({ until }) => until !== null && "of" in until && until.of === id && until.at === "end" && until.turn <= fighter.turns.begun;
	fighter.mods = fighter.mods.filter((mod) => !(isGain(mod) && isOver(mod)));
}
// shared/src/rulesets/degrees/book/order.ts
/** Everybody in the order in which a window asks: starting after the one whose turn it is. */
function inAskingOrder(table) {
	return from(table, 1);
}
/** Everybody in turn order, beginning with the one whose turn it is. */
function fromWhoseTurn(table) {
	return from(table, 0);
}
function from(table, past) {
	const all = inTurnOrder(table);
	const at = all.findIndex(({ id }) => id === table.turn);
	const first = at < 0 ? 0 : at + past;
	return [...all.slice(first), ...all.slice(0, first)];
}
/** The next undefeated one after somebody, in the order as it is. */
function nextAfter(table, id) {
	const all = inTurnOrder(table);
	const at = all.findIndex((fighter) => fighter.id === id);
	return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].find(({ defeated }) => !defeated)?.id;
}
// shared/src/rulesets/degrees/book/delay.ts
/** To act later, with the whole turn: DEG-113, DEG-116. */
const delay = deed("delay", {}, {
	cost: "none",
	readiable: false,
	isNothing: true,
	leavesTurn: true,
	fault: (_table, me) => excused(me, me.acted ? {
		code: "already-acted",
		clause: "DEG-113"
	} : void 0),
	acts(table, by) {
		fighterOf(table, by).delaying = true;
		endOwnGains(table, by);
		table.turn = null;
		emit(table, {
			type: "delayed",
			by,
			clause: "DEG-113"
		});
	}
});
/** Asks whoever has delayed, after the turn of another; whoever acts takes up its turn. Gives who does. */
function* askDelayers(table, after) {
	const others = inAskingOrder(table).flatMap(({ id }) => id === after ? [] : [id]);
	const mayAct = (id) => (seen) => mayResume(seen, id);
	const question = (id) => ({
		...whether(id, "resume", "act", mayAct(id), mayAct(id)),
		speaker: masterOf(table, id) ?? id
	});
	return yield* askInOrder(table, others, (id) => mayResume(table, id) ? question(id) : void 0, function* (id) {
		if (!mayResume(table, id)) return void 0;
		takePlace(table, id, after);
		return id;
	});
}
function mayResume(table, id) {
	const fighter = findFighter(table, id);
	return fighter?.delaying === true && !fighter.defeated && !isHelpless(fighter);
}
/** Its place in the order is now behind the one who has just had a turn: DEG-114. */
function takePlace(table, id, after) {
	const others = table.order.filter((one) => one !== id);
	const at = others.indexOf(after);
	const [next] = table.pending;
	const place = at >= 0 ? at + 1 : next === void 0 ? others.length : others.indexOf(next);
	table.order = others.toSpliced(place, 0, id);
	emit(table, {
		type: "resumed",
		by: id,
		clause: "DEG-114"
	});
}
// shared/src/kit/content.ts
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
// shared/src/rulesets/degrees/sheet/words-of-the-book.ts
const ATTACK_TYPES = [
	"close",
	"ranged",
	"court",
	"rumor"
];
const RESISTANCES = [
	"toughness",
	"fortitude",
	"reflex",
	"will"
];
const SIZES = [
	"small",
	"medium",
	"large",
	"huge"
];
const ATTITUDES = [
	"hostile",
	"unfriendly",
	"indifferent",
	"friendly",
	"helpful"
];
/** The pools of DEG-81, in the order in which a spend that names none looks for a point. */
const POOLS = [
	"destiny",
	"fate",
	"corruption"
];
/** When a Fortune window opens for somebody: DEG-81. */
const FORTUNE_ASKS = [
	"never",
	"failed",
	"always"
];
const EDGES = [
	"improved-unarmed",
	"deflect",
	"avert",
	"luck-control",
	"quick-draw",
	"tough"
];
const STUNTS = [
	"afflict",
	"disarm",
	"grab",
	"pull",
	"push",
	"break"
];
/** What a stance trades: DEG-118. */
const STANCE_PARTS = [
	"attack",
	"defense",
	"effect"
];
const ENCOUNTERS = [
	"combat",
	"conflict",
	"challenge"
];
const ROUND_LENGTHS = ["seconds", "minutes"];
// shared/src/rulesets/degrees/sheet/weapons.ts
/** What is said of a weapon: §7.2. */
const WEAPON = {
	type: oneOf(ATTACK_TYPES),
	rank: count(0, 20),
	/** In hexes; for words the reach is an option of the battle. */
	reach: count(0, 60),
	/** How many hands hold it. */
	hands: count(0, 2),
	lethal: flag,
	/** It shoots what `ammo` counts. */
	ammunition: flag,
	/** What it costs to load, where it must be loaded: DEG-131. */
	load: optional(oneOf([
		"std",
		"mov",
		"quick"
	])),
	/** A part of the body, or words: never drawn, never dropped. */
	bound: optional(oneOf(["natural", "verbal"]))
};
/** Words are bound to whoever says them, and nothing else is; what shoots is ranged. */
function faultOfWeapon({ type, bound, ammunition, load }) {
	return (type === "ranged" || !ammunition && !load) && (type === "court" || type === "rumor") === (bound === "verbal") ? void 0 : TEXT.setup.ofItsType;
}
const close$1 = (rank, rest = {}) => ({
	type: "close",
	rank,
	reach: 1,
	hands: 1,
	lethal: false,
	ammunition: false,
	...rest
});
const bow = (rank, reach, rest = {}) => ({
	type: "ranged",
	rank,
	reach,
	hands: 2,
	lethal: true,
	ammunition: true,
	...rest
});
const words$2 = (type, rank) => ({
	type,
	rank,
	reach: 0,
	hands: 0,
	lethal: false,
	ammunition: false,
	bound: "verbal"
});
const WEAPONS = {
	fists: close$1(0, {
		hands: 0,
		bound: "natural"
	}),
	rapier: close$1(6, { lethal: true }),
	dagger: close$1(4, { lethal: true }),
	club: close$1(5),
	hammer: close$1(7),
	staff: close$1(4),
	spear: close$1(6, {
		reach: 2,
		hands: 2,
		lethal: true
	}),
	maul: close$1(9, { hands: 2 }),
	"great-axe": close$1(10, {
		reach: 2,
		hands: 2,
		lethal: true
	}),
	claws: close$1(8, {
		hands: 0,
		bound: "natural",
		lethal: true
	}),
	longbow: bow(7, 20),
	shortbow: bow(5, 12),
	crossbow: bow(9, 16, { load: "mov" }),
	arbalest: bow(11, 24, { load: "std" }),
	"hand-bow": bow(5, 8, {
		hands: 1,
		lethal: false,
		load: "quick"
	}),
	barb: words$2("court", 8),
	whisper: words$2("rumor", 8)
};
function weaponNamed(holder, id) {
	return rowOf(holder?.sheet.own?.weapons, WEAPONS, id);
}
function isWeapon(holder, id) {
	return weaponNamed(holder, id) !== void 0;
}
/** The weapon of that id, which there is. */
function weaponOf(holder, id) {
	const weapon = weaponNamed(holder, id);
	if (!weapon) throw new Error(`There is no weapon "${id}".`);
	return weapon;
}
// shared/src/rulesets/degrees/table.ts
const action = actionsOn();
const interjection = interjectionsOn();
// shared/src/rulesets/degrees/sheet/items.ts
/** What is said of something carried that is no weapon: §7.3. */
const ITEM = {
	toughness: count(0, 20),
	hands: count(1, 2),
	/** Worn armour: what it adds to toughness. */
	armour: optional(count(0, 10)),
	/** What it adds to close and ranged defense while held. */
	shield: optional(count(0, 10)),
	/** It heals one level, and is used up. */
	draught: optional(flag)
};
const ITEMS = {
	"leather-coat": {
		toughness: 4,
		hands: 1,
		armour: 1
	},
	"plate-coat": {
		toughness: 8,
		hands: 1,
		armour: 3
	},
	"round-shield": {
		toughness: 6,
		hands: 1,
		shield: 1
	},
	rope: {
		toughness: 3,
		hands: 1
	},
	lantern: {
		toughness: 3,
		hands: 1
	},
	"healing-draught": {
		toughness: 2,
		hands: 1,
		draught: true
	},
	"smoke-pot": {
		toughness: 2,
		hands: 1
	}
};
/** Anything that can be in a hand or a pack. */
const THINGS = [...Object.keys(WEAPONS), ...Object.keys(ITEMS)];
function itemNamed(holder, id) {
	return rowOf(holder?.sheet.own?.items, ITEMS, id);
}
function itemOf(holder, thing) {
	return (isWeapon(holder, thing) ? void 0 : itemNamed(holder, thing)) ?? {
		toughness: 5,
		hands: weaponOf(holder, thing).hands
	};
}
/** Whether it is held or packed: neither a part of the body nor words. */
function isPortable(holder, thing) {
	if (isWeapon(holder, thing)) return weaponOf(holder, thing).bound === void 0;
	return itemNamed(holder, thing) !== void 0;
}
/** What can be worn. */
const ARMOUR = ["leather-coat", "plate-coat"];
const NATURAL = ["claws"];
const VERBAL = ["barb", "whisper"];
const PORTABLE = THINGS.filter((thing) => isPortable(void 0, thing));
// shared/src/rulesets/degrees/book/modifiers.ts
function boost({ mods }, trait) {
	return sumOf$1(mods, (mod) => mod.kind === "boost" && mod.trait === trait);
}
function sumOf$1(mods, isMeant) {
	let sum = 0;
	for (const mod of mods) if (isMeant(mod)) sum += mod.ranks;
	return sum;
}
function hasBurst({ mods }, negate) {
	return mods.some((mod) => mod.kind === "burst" && mod.trait === negate);
}
/** Ranks that add up, of which some may not count. */
var Ranks = class {
	#advantage = 0;
	#disadvantage = 0;
	add(ranks) {
		if (ranks > 0) this.#advantage += ranks;
		else this.#disadvantage += ranks;
		return this;
	}
	/** What is left of them for `owner`, who does it to `other`. */
	sum(owner, other) {
		return (other && hasBurst(other, "advantage") ? 0 : this.#advantage) + (hasBurst(owner, "disadvantage") ? 0 : this.#disadvantage);
	}
};
function addAll(ranks, mods, isMeant) {
	for (const mod of mods) if (isMeant(mod)) ranks.add(mod.ranks);
}
function attackBonus(fighter, type) {
	return (fighter.sheet.attack[type] ?? 0) + boost(fighter, `attack.${type}`);
}
/** The ranks on an attack check: aim, help, gambits and what the attack itself brings. */
function attackRanks(fighter, target, own) {
	const ranks = new Ranks().add(own);
	if (fighter.aim?.target === target) ranks.add(fighter.aim.ranks);
	addAll(ranks, fighter.mods, ({ kind, target: only }) => kind === "all" || kind === "attack" && only === target);
	return ranks;
}
/** The rank of a skill in the sheet, raised by boosts. */
function skillBonus(fighter, skill) {
	return (fighter.sheet.skills[skill] ?? 0) + boost(fighter, `skill.${skill}`);
}
function hasWits(fighter) {
	return skillBonus(fighter, "wits") >= 1;
}
/** The ranks on a skill check; the help of assistants only where the check is the intent's own. */
function skillRanks({ mods }, own, isAssisted) {
	const ranks = new Ranks().add(own);
	addAll(ranks, mods, ({ kind }) => kind === "all" || isAssisted && kind === "skill");
	return ranks;
}
/** What a passive skill comes to: DEG-R1. */
function passive(fighter, skill) {
	return 10 + skillBonus(fighter, skill);
}
/** Defense before Advantage and Disadvantage: vulnerable is half, defenseless nothing. */
function baseDefense(fighter, type) {
	if (is(fighter, "defenseless")) return 0;
	const full = bareDefense(fighter, type);
	return is(fighter, "vulnerable") && full > 0 ? Math.ceil(full / 2) : full;
}
/** Defense as it would be if nothing ailed: with shield and boosts. */
function bareDefense(fighter, type) {
	const shield = type === "close" || type === "ranged" ? shieldOf(fighter) : 0;
	return (fighter.sheet.defense[type] ?? 0) + boost(fighter, `defense.${type}`) + shield;
}
function shieldOf(fighter) {
	const { held, damaged } = fighter;
	let best = 0;
	for (const thing of held) {
		const { shield = 0 } = itemOf(fighter, thing);
		best = Math.max(best, shield - (shield > 0 && damaged.includes(thing) ? 1 : 0));
	}
	return best;
}
/** Defense against an attack of that type by that attacker. */
function defenseAgainst(fighter, attacker, type) {
	const ranks = new Ranks().add(stanceOn(fighter, "defense"));
	if (type === attacker.sheet.primary) ranks.add(fighter.analysis[attacker.id] ?? 0);
	addAll(ranks, fighter.mods, ({ kind, target }) => kind === "defense" && target === attacker.id);
	return baseDefense(fighter, type) + ranks.sum(fighter, attacker);
}
/** What a stance does to defense: only an attack that has been made pays for it. */
function stanceOn({ stance, stancePaid }, part) {
	if (stance?.minus === part) return -stance.ranks;
	return stance?.plus === part && stancePaid ? stance.ranks : 0;
}
/** What a stance does to an attack check that an effect follows, or not. */
function stanceOnAttack({ stance }, hasEffect) {
	if (stance?.minus === "attack") return -stance.ranks;
	const isPaid = stance?.minus !== "effect" || hasEffect;
	return stance?.plus === "attack" && isPaid ? stance.ranks : 0;
}
/** What a stance does to an effect, after an attack check or without one. */
function stanceOnEffect({ stance }, hasCheck) {
	if (stance?.minus === "effect") return -stance.ranks;
	const isPaid = stance?.minus !== "attack" || hasCheck;
	return stance?.plus === "effect" && isPaid ? stance.ranks : 0;
}
/** What is left of that against somebody whom Advantages may not touch: DEG-98, DEG-R31. */
function stanceRanks(fighter, foe, hasCheck) {
	return new Ranks().add(stanceOnEffect(fighter, hasCheck)).sum(fighter, foe);
}
/** The bonus to resist with; against damage what was suffered before counts as well. */
function resistBonus(fighter, by, harm) {
	const own = (fighter.sheet.resist[by] ?? 0) + boost(fighter, `resist.${by}`) + impairment(fighter);
	const gear = by === "toughness" ? armourOf(fighter) + (fighter.edges.tough ?? 0) : 0;
	const worn = harm === "body" ? fighter.bruises : harm === "poise" ? fighter.strains : 0;
	return own + gear - worn;
}
function armourOf(fighter) {
	const { worn, damaged } = fighter;
	let best = 0;
	for (const thing of worn) {
		const { armour = 0 } = itemOf(fighter, thing);
		best = Math.max(best, armour - (damaged.includes(thing) ? 1 : 0));
	}
	return best;
}
/** The name by which effects are the same for who helps: DEG-R54. */
function effectName(effect) {
	if (effect.kind === "boost") return `boost:${effect.trait}`;
	return effect.kind === "affliction" ? `affliction:${effect.track}` : effect.kind;
}
/** A modifier as the table view shows it: DEG-R4. */
function modName({ kind, ranks, target, trait }) {
	const signed = ranks > 0 ? `+${ranks}` : String(ranks);
	if (kind === "burst") return `burst:${trait}`;
	if (kind === "boost") return `boost:${trait}:${signed}`;
	return target === void 0 ? `${kind}:${signed}` : `${kind}:${signed}:${target}`;
}
/** Gives somebody a modifier; one of 0 is none. */
function addMod(fighter, mod) {
	if (mod.ranks !== 0 || mod.degrees !== void 0) fighter.mods = [...fighter.mods, mod];
}
/** What the GM tells in so many words. */
const TOLD = { note: optional(text(200)) };
const TELLING$1 = { note: {
	type: "text",
	most: 200
} };
/** Asks the GM; if nobody answers, `otherwise` counts (DEG-R29). */
function* askGm(about, rulings, otherwise) {
	const choices = rulings.map(({ option, params, check, axes, ways = [{}] }) => ({
		option,
		...axes && { axes: () => axes },
		...params && {
			params,
			variants: () => ways.filter((way) => check?.(way) === void 0)
		},
		...check && { check }
	}));
	return yield* ask({
		for: "gm",
		kind: "rule",
		seconds: 120,
		choices: (seen) => findFighter(seen, about.by) ? choices : [],
		concerns: () => true,
		fallback: { option: otherwise }
	});
}
/** Somebody comes to know something: DEG-R52. */
function learn(table, id, ...facts) {
	const fighter = findFighter(table, id);
	if (!fighter || facts.length === 0) return;
	fighterOf(table, id).intel = [...fighter.intel, ...facts].sort();
	emit(table, {
		type: "learned",
		by: id,
		facts: facts.join(", "),
		secret: true,
		clause: "DEG-51"
	});
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
// shared/src/rulesets/degrees/book/sight.ts
function sees(table, from, to) {
	return hasLineOfSight(table.map, from, to);
}
function gap(a, b) {
	return distance(a.at, b.at);
}
function areFoes(a, b) {
	return a.side !== b.side;
}
/** Another side's fighter who is still up. */
function opponent(table, by, target) {
	const [me, other] = [findFighter(table, by), findFighter(table, target)];
	return me && other && areFoes(me, other) && !other.defeated ? other : void 0;
}
/** Somebody else of the own side who is still up. */
function ally(table, by, target) {
	const [me, other] = [findFighter(table, by), findFighter(table, target)];
	return me && other && me !== other && !areFoes(me, other) && !other.defeated ? other : void 0;
}
/** Two or more sizes larger: DEG-R20. */
function isTooLarge(attacker, target) {
	return SIZES.indexOf(target.sheet.size) - SIZES.indexOf(attacker.sheet.size) >= 2;
}
// shared/src/rulesets/degrees/book/wielding.ts
/** Hands that hold nothing and nobody. */
function freeHands(fighter) {
	const { sheet, held, grabbing } = fighter;
	const full = held.reduce((sum, thing) => sum + itemOf(fighter, thing).hands, 0);
	return sheet.hands - full - (grabbing === null ? 0 : 1);
}
/** Whether a weapon can be used at all: held, a part of the body, or words. */
function has$1(fighter, weapon) {
	if (weapon === "fists") return true;
	if (!isWeapon(fighter, weapon)) return false;
	if (fighter.broken.includes(weapon) && !fighter.held.includes(weapon)) return false;
	const { natural, verbal } = fighter.sheet;
	if (natural.includes(weapon)) return fighter.grabbing === null || fighter.sheet.hands >= 2;
	return fighter.held.includes(weapon) || verbal.includes(weapon);
}
/** All that somebody can attack with, in the order in which it is thought of first. */
function weaponsOf(fighter) {
	const { natural, verbal } = fighter.sheet;
	const all = [
		...natural,
		...fighter.held,
		...verbal,
		"fists"
	];
	return [...new Set(all)].filter((weapon) => has$1(fighter, weapon));
}
/** Whether somebody holds a close weapon or has one by nature. */
function isArmed(fighter) {
	const isBlade = (weapon) => weapon !== "fists" && weaponOf(fighter, weapon).type === "close";
	return weaponsOf(fighter).some(isBlade);
}
function meansOf(fighter, weapon) {
	const { type, rank, lethal } = weaponOf(fighter, weapon);
	const isOfWords = type === "court" || type === "rumor";
	return {
		type,
		rank: (weapon === "fists" ? fighter.sheet.unarmed : rank) - (fighter.damaged.includes(weapon) ? 1 : 0),
		effect: isOfWords ? {
			kind: "damage",
			of: "poise",
			resist: "will"
		} : {
			kind: "damage",
			of: "body",
			resist: "toughness"
		},
		weapon,
		lethal
	};
}
/** What is wrong with attacking somebody there with a weapon: the codes of its type. */
function faultOfRange(table, from, to, { type, reach }, by) {
	const far = distance(from, to);
	if (type === "close") return faultOfReach(table, from, to, reach, by);
	if (type === "court") return faultOfEarshot(table, from, to, by);
	if (type === "rumor") return excused(by, faultOfRumor(table, far));
	const off = far > reach ? tooFar(far, reach) : far <= 1 ? "too-close" : void 0;
	const unseen = sees(table, from, to) ? void 0 : "no-line-of-sight";
	return excused(by, off) ?? excused(by, unseen);
}
/** What is wrong with reaching somebody at close quarters. */
function faultOfReach(table, from, to, reach, by) {
	const far = distance(from, to);
	return (far > reach ? excused(by, tooFar(far, reach)) : void 0) ?? (far <= 1 || sees(table, from, to) ? void 0 : excused(by, "no-line-of-sight"));
}
/** What is wrong with talking to somebody: DEG-15, DEG-127. */
function faultOfEarshot(table, from, to, by) {
	const [far, { conversation }] = [distance(from, to), table.options];
	return (far > conversation ? excused(by, tooFar(far, conversation)) : void 0) ?? (sees(table, from, to) ? void 0 : excused(by, "no-line-of-sight"));
}
/** What is wrong with spreading a rumor so far: DEG-18, DEG-128. */
function faultOfRumor({ options }, far) {
	if (far > options.communication) return tooFar(far, options.communication);
	return far <= options.conversation ? "too-close" : void 0;
}
function tooFar(far, reach) {
	return {
		code: "out-of-range",
		say: TEXT.refusals.tooFar(far, reach)
	};
}
/** What is wrong with the state of a weapon: DEG-131. */
function faultOfLoading(me, weapon) {
	const { load } = weaponOf(me, weapon);
	return !load || me.loaded.includes(weapon) ? void 0 : excused(me, {
		code: "not-loaded",
		clause: "DEG-131"
	});
}
/** What a shot costs: an arrow, and a free action to draw it unless it is drawn already. */
function shotDues(fighter, weapon) {
	const { ammunition, load } = weaponOf(fighter, weapon);
	if (!ammunition || load) return {};
	return fighter.loaded.includes(weapon) ? { ammo: 1 } : {
		ammo: 1,
		free: 1
	};
}
/** Shoots: the arrow is gone, the weapon no longer loaded. */
function shoot(fighter, weapon) {
	const { ammo = 0, free = 0 } = shotDues(fighter, weapon);
	fighter.ammo -= ammo;
	fighter.free += free;
	fighter.loaded = fighter.loaded.filter((one) => one !== weapon);
}
/** Takes something out of hands, coats or bags; whether it was there. */
function takeAway(fighter, thing) {
	for (const place of [
		"held",
		"carried",
		"worn"
	]) {
		if (!fighter[place].includes(thing)) continue;
		fighter[place] = without(fighter[place], thing);
		return;
	}
}
/** A list without one of these. */
function without(list, one) {
	const at = list.indexOf(one);
	return at < 0 ? [...list] : list.toSpliced(at, 1);
}
/** A list with one more, sorted. */
function withOne(list, one) {
	return [...list, one].sort();
}
// shared/src/rulesets/degrees/book/move/things.ts
/** What is wrong with taking something into a hand. */
function faultOfHands(me, item) {
	return freeHands(me) >= Math.max(1, itemOf(me, item).hands) ? void 0 : {
		code: "no-free-hand",
		clause: "DEG-66"
	};
}
/** Something that can be in a hand or a pack, by its id. */
function asThing(me, item) {
	return isPortable(me, item) ? item : void 0;
}
const item$2 = { item: anId() };
const retrieve = deed("retrieve", item$2, {
	cost: "mov",
	fault(_table, me, { item: named }) {
		const thing = asThing(me, named);
		return thing && me.pack.includes(thing) ? faultOfHands(me, thing) : "no-such-item";
	},
	provokes: () => ({}),
	acts(table, by, { item: named }) {
		const me = fighterOf(table, by);
		const thing = asThing(me, named);
		if (!thing) return;
		me.pack = without(me.pack, thing);
		me.held = [...me.held, thing];
		emit(table, {
			type: "retrieved",
			by,
			item: thing,
			clause: "DEG-66"
		});
	},
	*variants(_table, { pack }) {
		for (const thing of new Set(pack)) yield { item: thing };
	}
});
const store = deed("store", item$2, {
	cost: "mov",
	fault: (_table, { held }, { item: named }) => held.some((thing) => thing === named) ? void 0 : "no-such-item",
	provokes: () => ({}),
	acts(table, by, { item: named }) {
		const me = fighterOf(table, by);
		const thing = asThing(me, named);
		if (!thing) return;
		me.held = without(me.held, thing);
		me.pack = withOne(me.pack, thing);
		me.loaded = me.loaded.filter((weapon) => weapon !== thing);
		emit(table, {
			type: "stored",
			by,
			item: thing,
			clause: "DEG-66"
		});
	},
	*variants(_table, { held }) {
		for (const thing of new Set(held)) yield { item: thing };
	}
});
/** Heavy objects, filling, a portcullis: what comes of it, the table says. */
const handle = deed("handle", { note: text(200, 1) }, {
	cost: "mov",
	provokes: () => ({}),
	acts: (table, by, { note }) => emit(table, {
		type: "handled",
		by,
		note,
		clause: "DEG-66"
	}),
	*variants() {
		yield { note: "…" };
	},
	axes: () => TELLING$1
});
// shared/src/rulesets/degrees/sheet/tracks.ts
const CONDITIONS = [
	"bound",
	"compelled",
	"controlled",
	"dazed",
	"dead",
	"defenseless",
	"disabled",
	"dying",
	"exhausted",
	"fatigued",
	"held",
	"hindered",
	"immobile",
	"impaired",
	"incapacitated",
	"prone",
	"restrained",
	"staggered",
	"stunned",
	"vulnerable"
];
/** The afflictions by degree: §7.6. */
const TRACKS = {
	daze: [
		"dazed",
		"stunned",
		"incapacitated"
	],
	snare: [
		"hindered",
		"immobile",
		"stunned"
	],
	sap: [
		"impaired",
		"disabled",
		"incapacitated"
	],
	open: [
		"vulnerable",
		"defenseless",
		"stunned"
	],
	tire: [
		"fatigued",
		"exhausted",
		"incapacitated"
	],
	charm: [
		"dazed",
		"compelled",
		"controlled"
	],
	topple: [
		"prone",
		"prone",
		"prone"
	]
};
const TRACK_IDS = Object.keys(TRACKS);
/** A grab by its level: DEG-33. */
const GRAB = [
	"held",
	"restrained",
	"bound"
];
/** What a trick can bring about: DEG-28. */
const LESSER = [
	"dazed",
	"hindered",
	"impaired",
	"vulnerable"
];
// shared/src/rulesets/degrees/book/checks.ts
function rollCheck(table, by, terms) {
	return makeCheck(by, terms, roll(table, 20), null);
}
function makeCheck(by, { kind, of, bonus, at, dc, raise = 0 }, die, against) {
	return {
		by,
		kind,
		of,
		at,
		die,
		bonus,
		raise,
		improved: 0,
		coup: 0,
		least: dc ?? Number.NEGATIVE_INFINITY,
		against
	};
}
function rollAgainst(table, by, of, bonus) {
	return {
		by,
		of,
		die: roll(table, 20),
		bonus,
		improved: 0
	};
}
function totalOf({ die, bonus, improved }) {
	return die + bonus + improved;
}
/** What has to be reached: a fixed number or the other side's total, and 5 for each raise. */
function dcOf({ least, against, raise }) {
	const opposed = against ? totalOf(against) : Number.NEGATIVE_INFINITY;
	return Math.max(least, opposed) + 5 * raise;
}
/** The degree of a margin: of success 1 and more, of failure -1 and less. */
function degreeOfMargin(margin) {
	return margin >= 0 ? 1 + Math.floor(margin / 5) : -1 - Math.floor(-margin / 5);
}
/** The degree of a check as it stands. */
function degreeOf(check) {
	return degreeOfRoll(check, totalOf(check) - dcOf(check));
}
function degreeOfRoll({ kind, die, raise, coup }, margin) {
	const natural = kind === "attack" ? extreme(die, degreeOfMargin(margin)) : degreeOfMargin(margin);
	return natural > 0 ? natural + 2 * raise + coup : natural - raise;
}
/** A natural 20 always hits, a natural 1 always misses: DEG-R3. */
function extreme(die, degree) {
	if (die === 20) return Math.max(1, degree);
	if (die === 1) return Math.min(-1, degree);
	return degree;
}
/** A natural 20 that reaches the DC by its total too. */
function isCritical(check) {
	return check.die === 20 && totalOf(check) >= dcOf(check);
}
function lastOf(check) {
	return {
		total: totalOf(check),
		dc: dcOf(check),
		degree: degreeOf(check)
	};
}
/** Keeps what a check has come to so far. */
function keepLast(table, check) {
	const fighter = findFighter(table, check.by);
	if (!fighter) return;
	touch(table, check.by);
	fighter.last = lastOf(check);
}
/** Shows a check as it stands while it can still be bent, and tells of it: `bent` once a point has been spent on it. */
function layOpen(table, check, told = "checked") {
	const { by, kind, of, at, die, bonus, improved, against } = check;
	keepLast(table, check);
	const target = against?.by ?? at;
	check.setDie = emit(table, {
		type: told,
		by,
		kind,
		of,
		die,
		bonus: bonus + improved,
		...lastOf(check),
		...target !== void 0 && { target },
		...against && {
			against: against.of,
			die2: against.die
		},
		...check.setDie && { setDie: check.setDie },
		clause: "DEG-R1"
	});
	const set = check.setDie && { setDie: check.setDie };
	table.bent = {
		...lastOf(check),
		by,
		of,
		against: against?.by ?? null,
		...set
	};
}
/** A check can no longer be bent. */
function close(table) {
	table.bent = null;
}
/** The scale by which help and gambits are measured: 0 for one degree of failure, -1 for each beyond it. */
function modifierOf(degree) {
	return degree >= 0 ? degree : Math.min(0, degree + 1);
}
// shared/src/rulesets/degrees/book/fortune.ts
/** The pool that a spend takes from: the one it names, or the first that holds something. */
function poolOf(fighter, named) {
	return named ?? POOLS.find((pool) => fighter[pool] > 0) ?? "destiny";
}
function missingPoint(fighter, named) {
	const pool = poolOf(fighter, named);
	return fighter[pool] > 0 ? void 0 : {
		code: lackOf(pool),
		clause: "DEG-81"
	};
}
function hasPoint(fighter) {
	return POOLS.some((pool) => fighter[pool] > 0);
}
/** Takes a point and tells of it; gives the pool it came from. */
function spendPoint(table, id, named, use) {
	const fighter = fighterOf(table, id);
	const pool = poolOf(fighter, named);
	fighter[pool]--;
	emit(table, {
		type: "spent",
		by: id,
		pool,
		use,
		clause: "DEG-81"
	});
	return pool;
}
/** The Fortune Die. */
function fortuneDie(table, by, use) {
	const shown = roll(table, 6);
	emit(table, {
		type: "fortune-rolled",
		by,
		use,
		roll: shown,
		clause: "DEG-R41"
	});
	return shown;
}
/** Half the Fortune Die, rounded up: DEG-82, DEG-83. */
function half(shown) {
	return Math.ceil(shown / 2);
}
/**
* Lets everybody who may bend a check: its roller, allies who control luck, and when it has succeeded whoever rolled
* against it, to and fro until nobody spends. It is told of before anybody is asked, and again after each spend.
*/
function* bend(table, check, bonus) {
	layOpen(table, check);
	const isBeyondHelp = check.kind === "attack" && check.die === 1;
	while (!isBeyondHelp) {
		yield* ownWindows(table, {
			check,
			bonus
		});
		const { against } = check;
		if (!against || degreeOf(check) < 0) break;
		if (!(yield* otherSide(table, check, against))) break;
	}
	close(table);
}
function* ownWindows(table, bending) {
	const { check } = bending;
	const isOn = (seen) => wantsToBend(seen, check.by, degreeOf(check), check.kind);
	while (yield* spendOn$1(check.by, isOn, ownChoices(bending), (answer) => bendOwn(table, bending, answer)));
	yield* luck(table, check, check);
}
/** Whoever rolled against a check that has succeeded may spend on that. Whether the result has been turned. */
function* otherSide(table, check, against) {
	const isLost = (seen) => degreeOf(check) > 0 && wantsToBend(seen, against.by, -1, "defense");
	const improve = (answer) => improveRoll(table, against.by, check, against, answer);
	while (yield* spendOn$1(against.by, isLost, improveChoices(against.by), improve));
	yield* luck(table, check, against);
	return degreeOf(check) < 0;
}
/** Allies of a roller who control luck, each as often as it likes: DEG-85. */
function* luck(table, check, rolled) {
	const isActing = rolled === check;
	const degree = () => isActing ? degreeOf(check) : -degreeOf(check);
	const kind = isActing ? check.kind : "defense";
	for (const { id } of inAskingOrder(table)) {
		const isOn = (seen) => (isActing || degree() < 0) && isLuckController(seen, id, rolled.by) && wantsToBend(seen, id, degree(), kind);
		const improve = (answer) => improveRoll(table, id, check, rolled, answer);
		while (yield* spendOn$1(id, isOn, improveChoices(id), improve));
	}
}
function isLuckController(table, id, roller) {
	const [me, other] = [findFighter(table, id), findFighter(table, roller)];
	if (!me || !other || me === other || me.side !== other.side) return false;
	return (me.edges["luck-control"] ?? 0) > 0;
}
/** Whether somebody is asked about a roll of that degree: DEG-81, DEG-137. */
function wantsToBend(table, id, degree, kind) {
	const fighter = findFighter(table, id);
	if (!fighter || isHelpless(fighter) || !hasPoint(fighter)) return false;
	if (fighter.fortuneAsk === "never") return false;
	if (degree < 0) return true;
	return fighter.fortuneAsk === "always" && (kind === "attack" || kind === "skill" || kind === "stunt");
}
/** One window: whether a point was spent in it. */
function* spendOn$1(id, isOn, choices, spend) {
	const answer = yield* ask({
		for: id,
		kind: "fortune",
		choices: (seen) => isOn(seen) ? choices(seen) : [],
		concerns: (seen) => isOn(seen),
		fallback: { option: "pass" }
	});
	if (answer.option === "pass") return false;
	spend(answer);
	return true;
}
const POOL = { pool: optional(oneOf(POOLS)) };
/** A spend that takes a point of the pool it names. */
function spending(table, id, option) {
	const fighter = fighterOf(table, id);
	return {
		option,
		params: POOL,
		variants: () => [{}],
		axes: () => ({ pool: {
			type: "one",
			of: POOLS.filter((pool) => fighter[pool] > 0)
		} }),
		check: ({ pool }) => missingPoint(fighter, pool)
	};
}
function improveChoices(id) {
	return (seen) => [spending(seen, id, "improve"), { option: "pass" }];
}
function ownChoices({ check, bonus }) {
	return (seen) => {
		const improve = [spending(seen, check.by, "improve"), { option: "pass" }];
		if (degreeOf(check) < 0) return improve;
		const stunt = bonus && !bonus.isTaken() ? [bonus.choice(seen)] : [];
		const isOpen = stunt.some(({ variants }) => (variants?.() ?? []).length > 0);
		return [
			spending(seen, check.by, "coup"),
			...improve,
			...isOpen ? stunt : []
		];
	};
}
function bendOwn(table, { check, bonus }, answer) {
	const { option, as: _as, pool, ...params } = answer;
	spendPoint(table, check.by, pool, option);
	if (option === "improve") check.improved += fortuneDie(table, check.by, option);
	if (option === "coup") check.coup += half(fortuneDie(table, check.by, option));
	if (option === "stunt") bonus?.take(params);
	layOpen(table, check, "bent");
}
function improveRoll(table, by, check, rolled, answer) {
	spendPoint(table, by, answer.pool, "improve");
	rolled.improved += fortuneDie(table, by, "improve");
	layOpen(table, check, "bent");
}
// shared/src/rulesets/degrees/book/resisting.ts
/** A resistance check; gives its degree in the end. */
function* resist(table, id, by, dc, harm) {
	const check = rollCheck(table, id, {
		kind: "resistance",
		of: by,
		bonus: resistBonus(fighterOf(table, id), by, harm),
		dc
	});
	yield* bend(table, check);
	return degreeOf(check);
}
/** What an attack or power does to whom it has reached, resisted against that DC. Gives the degree of the resistance. */
function* takeEffect(table, by, target, means, dc) {
	const { effect } = means;
	if (effect.kind !== "damage" && effect.kind !== "affliction") return 0;
	const harm = effect.kind === "damage" ? effect.of : void 0;
	const degree = yield* resist(table, target, effect.resist, dc, harm);
	if (degree > 0 || !findFighter(table, target)) return degree;
	if (effect.kind === "damage") damage$1(table, target, -degree, {
		of: effect.of,
		by,
		lethal: means.lethal
	});
	else afflict(table, target, {
		by,
		track: effect.track,
		rank: means.rank,
		resist: effect.resist
	}, -degree);
	return degree;
}
/** Damage by so many degrees of a failed resistance: DEG-R7. */
function damage$1(table, target, degrees, { of, by, lethal }) {
	const fighter = fighterOf(table, target);
	const after = harmed(fighter, of, degrees);
	const hp = healthOf(after, fighter.hpMax);
	const amount = healthOf(fighter) - healthOf(after);
	emit(table, {
		type: "hurt",
		by,
		target,
		of,
		degree: -degrees,
		amount,
		hp,
		clause: "DEG-R7"
	});
	fighter.bruises = after.bruises;
	fighter.strains = after.strains;
	rewrite(table, target, { suffered: after.suffered }, by);
	if (is(after, "incapacitated") && lethal && table.options.lethal && !fighter.sheet.minion) beginToDie(table, fighter);
}
/** Somebody as damage of so many degrees leaves it: DEG-R7, DEG-R8. */
function harmed(fighter, of, degrees) {
	const track = of === "body" ? "bruises" : "strains";
	const name = levelOf$1(fighter, degrees);
	const until = name === "dazed" ? endOfNextTurn(fighter) : null;
	const suffered = name === void 0 || isImmune(fighter, name) ? fighter.suffered : [...fighter.suffered, {
		name,
		cause: "damage",
		until
	}];
	return {
		...fighter,
		suffered,
		[track]: fighter[track] + (fighter.sheet.minion ? 0 : 1)
	};
}
/** The level of damage that comes with the bruise or strain. */
function levelOf$1(fighter, degrees) {
	if (fighter.sheet.minion || degrees >= 4 || degrees === 3 && is(fighter, "staggered")) return "incapacitated";
	return degrees === 3 ? "staggered" : degrees === 2 ? "dazed" : void 0;
}
function beginToDie(table, fighter) {
	fighter.deathFails = 0;
	suffer(table, fighter.id, {
		name: "dying",
		cause: "damage",
		until: null
	});
}
/** Three failures are death: DEG-R13. */
function failDeath(table, id, failures) {
	const fighter = fighterOf(table, id);
	fighter.deathFails = Math.min(99, fighter.deathFails + failures);
	emit(table, {
		type: "death-failed",
		target: id,
		now: fighter.deathFails,
		clause: "DEG-R13"
	});
	if (fighter.deathFails < 3) return;
	rewrite(table, id, { suffered: [...fighter.suffered.filter(({ name }) => name !== "dying"), {
		name: "dead",
		cause: "damage",
		until: null
	}] });
	emit(table, {
		type: "died",
		target: id,
		clause: "DEG-R13"
	});
}
/** An affliction by so many degrees of failure, at most three. */
function afflict(table, target, one, degrees) {
	const fighter = fighterOf(table, target);
	if (one.track === "grab") return;
	const level = degreeFor(fighter, one.track, degrees);
	const condition = TRACKS[one.track][level - 1];
	if (condition === void 0) return;
	if (one.track === "topple") {
		if (!is(fighter, "prone")) suffer(table, target, {
			name: "prone",
			cause: "fall",
			until: null
		});
		return;
	}
	const old = fighter.effects.find((other) => effectId(other) === effectId(one));
	if (old && old.degree >= level) return;
	const next = {
		...one,
		degree: level,
		condition
	};
	const effects = old ? fighter.effects.map((other) => other === old ? next : other) : [...fighter.effects, next];
	emit(table, {
		type: "took-hold",
		by: one.by,
		target,
		track: one.track,
		degree: level,
		clause: "DEG-R10"
	});
	rewrite(table, target, { effects }, one.by);
}
/** The degree of a track that takes hold, 0 if none does: who is immune to one suffers the next lower (DEG-R10). */
function degreeFor(fighter, track, degrees) {
	if (track === "tire" && isImmune(fighter, "fatigue")) return 0;
	let level = Math.min(3, degrees);
	while (level > 0 && isImmune(fighter, TRACKS[track][level - 1] ?? "")) level--;
	return level;
}
/** One more check against something that goes on; success ends it. */
function* resistOngoing(table, id, which) {
	const degree = yield* resist(table, id, which.resist, 10 + which.rank);
	const stillThere = findFighter(table, id)?.effects.some((one) => effectId(one) === effectId(which));
	if (degree > 0 && stillThere) endEffect(table, id, which);
}
/** What goes on under that id and can be resisted; a grab cannot (DEG-R22). */
function ongoing(fighter, id) {
	return fighter.effects.find((one) => one.track !== "grab" && effectId(one) === id);
}
// shared/src/rulesets/degrees/book/standard/stunts.ts
/** Reads what a stunt needs; undefined: it is missing or makes no sense. */
function nameStunt(stunt, { track, item, dir }) {
	const named = {
		stunt,
		...isTrack(track) && { track },
		...typeof item === "string" && { item },
		...isDirection(dir) && { dir }
	};
	if (track !== void 0 && named.track === void 0) return void 0;
	if (dir !== void 0 && named.dir === void 0) return void 0;
	if (stunt === "afflict" && named.track === void 0) return void 0;
	return (stunt === "disarm" || stunt === "break") && named.item === void 0 ? void 0 : named;
}
function isTrack(track) {
	return TRACK_IDS.some((one) => one === track);
}
function isDirection(dir) {
	return typeof dir === "number" && Number.isInteger(dir) && dir >= 0 && dir < DIRECTIONS$1.length;
}
/** What makes no sense about a stunt from there: a push that leads nowhere away, a grab with a blade. */
function isSenseless(me, foe, weapon, { stunt, dir }) {
	if (stunt === "grab") return weapon !== "fists" && weaponOf(me, weapon).bound !== "natural";
	return stunt === "push" && dir !== void 0 && !leadsAway(me.at, foe.at, dir);
}
/** How many ranks a stunt costs its attack check: DEG-29, DEG-31, DEG-38. */
function ranksOf(foe, named) {
	if (named?.item === void 0) return -1;
	const isHeld = foe.held.includes(named.item);
	if (named.stunt === "disarm") return isHeld && itemOf(foe, named.item).hands === 2 ? -2 : -1;
	return named.stunt === "break" && isHeld ? -2 : -1;
}
/** What is wrong with the object, the hands or the distance of a stunt: DEG-31 to DEG-38. */
function faultOfStunt(me, foe, weapon, { stunt, item }) {
	if (stunt === "disarm" && (item === void 0 || !foe.held.includes(item))) return "no-such-item";
	if (stunt === "break" && (item === void 0 || !isBreakable(foe, item))) return "no-such-item";
	if (stunt === "pull" && gap(me, foe) <= 1) return {
		code: "no-effect",
		clause: "DEG-R53"
	};
	return stunt === "grab" ? faultOfGrab(me, foe, weapon) : void 0;
}
/** Fists need a free hand, claws none, and a further grab of the same one no other: DEG-33, DEG-R53. */
function faultOfGrab(me, foe, weapon) {
	if (me.grabbing === foe.id) return void 0;
	return me.grabbing === null && (weapon !== "fists" || freeHands(me) >= 1) ? void 0 : {
		code: "no-free-hand",
		clause: "DEG-33"
	};
}
/** Whether a stunt can be tried with that: the one claw that holds somebody may tighten its grip (DEG-R53). */
function serves(me, weapon, target, stunt) {
	const isTightening = stunt === "grab" && me.grabbing === target;
	return has$1(me, weapon) || isTightening && me.sheet.natural.includes(weapon);
}
/** Too large to be moved or held: DEG-R20. */
function faultOfSize(me, foe, { stunt }) {
	return (stunt === "grab" || stunt === "pull" || stunt === "push") && isTooLarge(me, foe) ? excused(me, {
		code: "too-large",
		clause: "DEG-R20"
	}) : void 0;
}
function isBreakable({ held, carried, worn }, item) {
	return held.includes(item) || carried.includes(item) || worn.includes(item);
}
/** The ways in which a stunt might be named against somebody; whether each is possible, its faults say. */
function* waysOf$2(foe, stunt) {
	if (stunt === "afflict") for (const track of TRACK_IDS) yield { track };
	else if (stunt === "disarm") for (const item of foe.held) yield { item };
	else if (stunt === "break") for (const item of /* @__PURE__ */ new Set([
		...foe.held,
		...foe.carried,
		...foe.worn
	])) yield { item };
	else yield {};
}
/** The rank that the opposed check of a stunt is made with: nothing but the stance counts (DEG-R50). */
function stuntRank(me, foe, { rank }, hasCheck = true) {
	return rank + stanceRanks(me, foe, hasCheck);
}
/** The resistance that a stunt is opposed with: the better of two (DEG-29). */
function bestResistance(foe, { type }) {
	const [first, second] = type === "court" || type === "rumor" ? ["will", "reflex"] : ["fortitude", "reflex"];
	return resistBonus(foe, second) > resistBonus(foe, first) ? second : first;
}
/** What the winner of the opposed check gets, by its degree. A disarmer may then take the object. */
function bringAbout(table, by, target, means, named, { degree, rank }) {
	const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
	emit(table, {
		type: "stunt-done",
		by,
		target,
		stunt: named.stunt,
		degree,
		clause: "DEG-29"
	});
	const { stunt, track, item, dir } = named;
	if (stunt === "afflict" && track) afflict(table, target, {
		by,
		track,
		rank: means.rank,
		resist: bestResistance(foe, means)
	}, degree);
	if (stunt === "grab") grab(table, me, foe, means, degree);
	if (stunt === "pull") pull(table, me, foe, degree);
	if (stunt === "push") push(table, me, foe, degree, dir);
	if (stunt === "disarm" && item) disarm(table, foe, item);
	if (stunt === "break" && item) breakItem(table, me, foe, item, 10 + rank);
}
/** A grab grows by the degrees of success: DEG-33. */
function grab(table, me, foe, means, degree) {
	const old = foe.effects.find(({ by, track }) => by === me.id && track === "grab");
	const level = Math.min(3, (old?.degree ?? 0) + degree);
	const condition = GRAB[level - 1];
	if (condition === void 0) return;
	const next = {
		by: me.id,
		track: "grab",
		degree: level,
		condition,
		rank: means.rank,
		resist: bestResistance(foe, means),
		grip: old?.grip ?? {
			weapon: means.weapon ?? "fists",
			turn: table.turnCount
		}
	};
	me.grabbing = foe.id;
	const others = foe.effects.filter((one) => effectId(one) !== effectId(next));
	emit(table, {
		type: "took-hold",
		by: me.id,
		target: foe.id,
		track: "grab",
		degree: level,
		clause: "DEG-33"
	});
	rewrite(table, foe.id, { effects: [...others, next] });
}
/** The object falls where its holder stands: DEG-31. */
function disarm(table, foe, item) {
	foe.held = without(foe.held, item);
	foe.loaded = foe.loaded.filter((weapon) => weapon !== item);
	layDownAt(table, foe, item);
}
/** Something comes to lie on the ground. */
function layDownAt(table, from, item) {
	const damaged = from.damaged.includes(item);
	from.damaged = from.damaged.filter((thing) => thing !== item);
	table.lying = [...table.lying, {
		item,
		at: from.at,
		damaged
	}];
	emit(table, {
		type: "dropped",
		target: from.id,
		item,
		clause: "DEG-122"
	});
}
/** The object rolls: DEG-R21. */
function breakItem(table, me, foe, item, dc) {
	const total = roll(table, 20) + itemOf(foe, item).toughness;
	const degree = degreeOfMargin(total - dc);
	emit(table, {
		type: "object-resisted",
		by: me.id,
		target: foe.id,
		item,
		total,
		dc,
		degree,
		clause: "DEG-R21"
	});
	if (degree > 0) return;
	if (degree === -1 && !foe.damaged.includes(item)) {
		foe.damaged = withOne(foe.damaged, item);
		return;
	}
	takeAway(foe, item);
	foe.damaged = foe.damaged.filter((thing) => thing !== item);
	foe.loaded = foe.loaded.filter((weapon) => weapon !== item);
	foe.broken = withOne(foe.broken, item);
}
function leadsAway(from, at, dir) {
	return distance(from, add(at, DIRECTIONS$1[dir])) > distance(from, at);
}
const ALL = [
	0,
	1,
	2,
	3,
	4,
	5
];
function push(table, me, foe, hexes, given) {
	const straight = isAdjacent(me.at, foe.at) ? directionTo(me.at, foe.at) : void 0;
	const dir = given ?? straight ?? ALL.find((one) => leadsAway(me.at, foe.at, one));
	if (dir === void 0 || !leadsAway(me.at, foe.at, dir)) return;
	for (let step = 0; step < hexes; step++) if (!shove(table, foe.id, add(foe.at, DIRECTIONS$1[dir]), "pushed")) break;
	letGoIfApart(table, foe.id);
}
function pull(table, me, foe, hexes) {
	for (let step = 0; step < hexes && gap(me, foe) > 1; step++) {
		const nearer = ALL.map((dir) => add(foe.at, DIRECTIONS$1[dir])).find((hex) => distance(me.at, hex) < gap(me, foe));
		if (!nearer || !shove(table, foe.id, nearer, "pulled")) break;
	}
	letGoIfApart(table, foe.id);
}
/** One step of somebody who is moved; whether there was room for it. */
function shove(table, id, to, how) {
	if (!isOpenGround(table.map, to) || occupant(table, to, id)) return false;
	place(table, id, to, how);
	return true;
}
/** Whoever has been moved out of reach is not held any more, nor holds anybody: DEG-R20. */
function letGoIfApart(table, id) {
	const moved = findFighter(table, id);
	if (!moved) return;
	for (const one of moved.effects) {
		const holder = one.track === "grab" ? findFighter(table, one.by) : void 0;
		if (holder && !isInGrip(holder, moved, one)) endEffect(table, id, one);
	}
	const held = moved.grabbing === null ? void 0 : findFighter(table, moved.grabbing);
	const grip = held?.effects.find((one) => one.track === "grab" && one.by === id);
	if (held && grip && !isInGrip(moved, held, grip)) letGo(table, id);
}
function isInGrip(holder, held, { grip }) {
	return gap(holder, held) <= weaponOf(holder, grip?.weapon ?? "fists").reach;
}
// shared/src/rulesets/degrees/book/free/free.ts
const WHAT = [
	"prone",
	"aim",
	"grab"
];
/** To drop to the ground, let something fall, stop aiming or let go: DEG-70, DEG-122. */
const drop = deed("drop", {
	what: optional(oneOf(WHAT)),
	item: optional(anId())
}, {
	cost: "free",
	fault(_table, me, { what, item }) {
		if (item !== void 0) return me.held.some((thing) => thing === item) ? void 0 : "no-such-item";
		return (what === "prone" ? is(me, "prone") : what === "aim" ? me.aim === null : me.grabbing === null) ? {
			code: "no-effect",
			clause: "DEG-122"
		} : void 0;
	},
	acts(table, by, { what, item }) {
		const me = fighterOf(table, by);
		const thing = item === void 0 ? void 0 : asThing(me, item);
		if (thing) {
			me.held = without(me.held, thing);
			me.loaded = me.loaded.filter((weapon) => weapon !== thing);
			layDownAt(table, me, thing);
		} else if (what === "prone") suffer(table, by, {
			name: "prone",
			cause: "fall",
			until: null
		});
		else if (what === "aim") me.aim = null;
		else letGo(table, by);
	},
	*variants(_table, { held }) {
		for (const what of WHAT) yield { what };
		for (const item of new Set(held)) yield { item };
	}
}, (act) => act.what === void 0 === (act.item === void 0) ? void 0 : act);
/** To draw an arrow, or put it back: DEG-123. */
const ammo = deed("ammo", { weapon: anId() }, {
	cost: "free",
	dues: (_table, { loaded }, { weapon }) => loaded.some((one) => one === weapon) ? {} : { ammo: 1 },
	fault(_table, me, { weapon }) {
		if (!me.held.includes(weapon) || !isWeapon(me, weapon)) return "no-such-item";
		const { ammunition, load } = weaponOf(me, weapon);
		return ammunition && !load ? void 0 : {
			code: "no-effect",
			clause: "DEG-123"
		};
	},
	acts(table, by, { weapon }) {
		const me = fighterOf(table, by);
		if (!isWeapon(me, weapon)) return;
		const isDrawn = me.loaded.includes(weapon);
		me.loaded = isDrawn ? without(me.loaded, weapon) : withOne(me.loaded, weapon);
		emit(table, {
			type: "nocked",
			by,
			weapon,
			isDrawn: !isDrawn,
			clause: "DEG-123"
		});
	},
	*variants(_table, me) {
		for (const weapon of new Set(me.held)) if (isWeapon(me, weapon)) yield { weapon };
	}
});
/** To end what a power or stunt of one's own keeps up: DEG-133. */
const cease = deed("cease", {
	target: fighter$1,
	effect: anId(80)
}, {
	cost: "free",
	fault(table, me, { target, effect }) {
		const other = findFighter(table, target);
		if (!other) return "no-such-target";
		return isKeptUp(me, other, effect) ? void 0 : {
			code: "no-such-item",
			clause: "DEG-133"
		};
	},
	acts(table, by, { target, effect }) {
		const [me, other] = [fighterOf(table, by), fighterOf(table, target)];
		const ongoing = other.effects.find((one) => effectId(one) === effect);
		emit(table, {
			type: "ceased",
			by,
			target,
			effect,
			clause: "DEG-133"
		});
		if (ongoing?.track === "grab") letGo(table, by);
		else if (ongoing) endEffect(table, target, ongoing);
		else me.mods = me.mods.toSpliced(me.mods.findIndex((mod) => modName(mod) === effect), 1);
	},
	*variants(table, me) {
		for (const other of fightersOf(table)) {
			for (const one of other.effects) if (one.by === me.id) yield {
				target: other.id,
				effect: effectId(one)
			};
			if (other.id !== me.id) continue;
			for (const mod of me.mods) if (mod.kind === "boost") yield {
				target: me.id,
				effect: modName(mod)
			};
		}
	}
});
function isKeptUp(me, other, effect) {
	if (other.effects.some((one) => one.by === me.id && effectId(one) === effect)) return true;
	return other.id === me.id && me.mods.some((mod) => mod.kind === "boost" && modName(mod) === effect);
}
/** To speak, whoever's turn it is: DEG-121. */
const talk = interjection({
	params: { text: text(2e3, 1) },
	check(table, by, { text: said }) {
		const me = findFighter(table, by);
		if (!me) return "not-your-turn";
		if (isHelpless(me)) return {
			code: "prevented",
			clause: "DEG-R11"
		};
		return said.length > 300 ? {
			code: "too-long",
			clause: "DEG-121"
		} : void 0;
	},
	*variants() {
		yield { text: "…" };
	},
	axes: () => ({ text: {
		type: "text",
		most: 300
	} }),
	run: (table, by, { text: said }) => emit(table, {
		type: "talked",
		by,
		text: said,
		clause: "DEG-121"
	})
});
// shared/src/rulesets/degrees/book/recovering.ts
/** The conditions that are damage, the highest first. */
const DAMAGE = [
	"incapacitated",
	"staggered",
	"dazed"
];
/** The highest level of damage somebody has; undefined: none. The dead have none that can be taken away. */
function worstDamage(fighter) {
	if (is(fighter, "dead")) return void 0;
	const worst = DAMAGE.find((name) => fighter.suffered.some((one) => one.name === name && isDamage(one)));
	if (worst !== void 0) return worst;
	if (fighter.bruises > 0) return "bruise";
	return fighter.strains > 0 ? "strain" : void 0;
}
/** Takes the highest level of damage away; whether there was one. */
function mendDamage(table, id) {
	const fighter = fighterOf(table, id);
	const worst = worstDamage(fighter);
	if (worst === void 0) return false;
	const before = healthOf(fighter);
	if (worst === "bruise") fighter.bruises--;
	else if (worst === "strain") fighter.strains--;
	else relieve(table, id, (one) => {
		return (one.name === worst || worst === "incapacitated" && one.name === "dying") && isDamage(one);
	});
	settleHealth(fighter);
	const { hp } = fighter;
	emit(table, {
		type: "healed",
		target: id,
		level: worst,
		amount: healthOf(fighter) - before,
		hp,
		clause: "DEG-R7"
	});
	return true;
}
/** The levels of fatigue, the lowest first. */
const FATIGUE = TRACKS.tire;
function isFatigue({ cause, name }) {
	return cause === "fatigue" || cause === "lasting" && name !== "incapacitated";
}
/** How tired somebody is: 0 not at all, 3 incapacitated by it. Whatever tires counts. */
function fatigueOf(fighter) {
	const own = fighter.suffered.filter(isFatigue).map(({ name }) => levelOf(name));
	const taken = fighter.effects.filter(({ track }) => track === "tire").map(({ condition }) => levelOf(condition));
	return Math.max(0, ...own, ...taken);
}
function levelOf(name) {
	return FATIGUE.indexOf(name) + 1;
}
/** One level more of fatigue. */
function tire(table, id) {
	const fighter = fighterOf(table, id);
	const name = FATIGUE[fatigueOf(fighter)];
	if (name === void 0) return;
	const others = fighter.suffered.filter((one) => !isFatigue(one) || levelOf(one.name) === 0);
	emit(table, {
		type: "tired",
		target: id,
		level: name,
		clause: "DEG-R9"
	});
	rewrite(table, id, { suffered: [...others, {
		name,
		cause: "fatigue",
		until: null
	}] });
}
/** Fatigue that an immunity keeps off, as that of a run. */
function tireUnlessImmune(table, id) {
	if (!isImmune(fighterOf(table, id), "fatigue")) tire(table, id);
}
/** Takes the highest level of fatigue one step down; whether there was one. */
function rest(table, id) {
	const fighter = fighterOf(table, id);
	const level = fatigueOf(fighter);
	if (level === 0) return false;
	const name = FATIGUE[level - 1];
	const next = FATIGUE[level - 2];
	emit(table, {
		type: "rested",
		target: id,
		level: name ?? "",
		clause: "DEG-R9"
	});
	const taken = fighter.effects.find((one) => one.track === "tire" && one.condition === name);
	if (taken && next === void 0) endEffect(table, id, taken);
	else if (taken && next !== void 0) {
		const lower = {
			...taken,
			degree: taken.degree - 1,
			condition: next
		};
		rewrite(table, id, { effects: fighter.effects.map((one) => one === taken ? lower : one) });
	}
	relieve(table, id, (one) => one.name === name && isFatigue(one));
	if (next !== void 0 && fatigueOf(fighterOf(table, id)) < level - 1) suffer(table, id, {
		name: next,
		cause: "fatigue",
		until: null
	});
	return true;
}
/** What is wrong with recovering from that: nothing of the kind, or too much stress already. */
function faultOfRecovery(fighter, remove) {
	return (remove === "damage" ? worstDamage(fighter) !== void 0 : fatigueOf(fighter) > 0) ? faultOfStress(fighter) : {
		code: "no-effect",
		clause: "DEG-20"
	};
}
function faultOfStress({ stress, sheet }) {
	return stress >= sheet.stressMax ? {
		code: "stress-full",
		clause: "DEG-20"
	} : void 0;
}
/** What a recovery costs, however it was come by: DEG-20, DEG-87. */
function stressBy(table, id) {
	const fighter = fighterOf(table, id);
	fighter.stress++;
	emit(table, {
		type: "stressed",
		target: id,
		now: fighter.stress,
		clause: "DEG-20"
	});
}
function recoverLevel(table, id, remove) {
	if (remove === "damage") mendDamage(table, id);
	else rest(table, id);
}
// shared/src/rulesets/degrees/book/free/spend.ts
const USES = [
	"edit",
	"inspiration",
	"recover",
	"coup",
	"improve",
	"stunt"
];
const REMOVES = [
	"damage",
	"fatigue",
	"surge"
];
const spend = action({
	params: {
		use: oneOf(USES),
		pool: optional(oneOf(POOLS)),
		note: optional(text(200)),
		remove: optional(oneOf(REMOVES)),
		resist: optional(anId(80))
	},
	outOfTurn: true,
	understand(act) {
		const isRecovery = act.use === "recover";
		return [act.remove, act.resist].filter((one) => one !== void 0).length === (isRecovery ? 1 : 0) ? act : void 0;
	},
	check(table, by, { use, pool, ...recovery }) {
		const me = findFighter(table, by);
		if (!me) return "not-your-turn";
		if (is(me, "dead")) return {
			code: "prevented",
			clause: "DEG-R13"
		};
		if (isHelpless(me) && use !== "recover") return {
			code: "prevented",
			clause: "DEG-137"
		};
		if (use === "coup" || use === "improve" || use === "stunt") return {
			code: "wrong-phase",
			clause: "DEG-81"
		};
		return (use === "recover" ? faultOf$3(me, recovery) : void 0) ?? missingPoint(me, pool);
	},
	*variants(table, by) {
		const { effects } = fighterOf(table, by);
		for (const remove of REMOVES) yield {
			use: "recover",
			remove
		};
		for (const { by: source, track } of effects) yield {
			use: "recover",
			resist: `${source}:${track}`
		};
		yield { use: "inspiration" };
		yield { use: "edit" };
	},
	axes: (table, by, { use }) => {
		const me = fighterOf(table, by);
		return {
			pool: {
				type: "one",
				of: POOLS.filter((pool) => me[pool] > 0)
			},
			...use !== "recover" && TELLING$1
		};
	},
	*run(table, by, { use, pool, note, ...recovery }) {
		const from = spendPoint(table, by, pool, use);
		yield* onStack(table, {
			name: "spend",
			by,
			with: use,
			...note !== void 0 && { note }
		}, spendOn(table, by, use, {
			note,
			from,
			...recovery
		}));
	}
});
/** What is wrong with recovering from that: DEG-87, DEG-105. */
function faultOf$3(me, { remove, resist }) {
	if (resist !== void 0) return ongoing(me, resist) ? faultOfStress(me) : {
		code: "no-such-item",
		clause: "DEG-87"
	};
	if (remove !== "surge") return remove && faultOfRecovery(me, remove);
	return me.surgeDebt > 0 ? faultOfStress(me) : {
		code: "no-effect",
		clause: "DEG-105"
	};
}
function* spendOn(table, by, use, { note, from, ...recovery }) {
	if (use === "edit") yield* edit(table, by, note, from);
	else if (use === "inspiration") yield* inspire(table, by, note);
	else yield* recoverAtOnce(table, by, recovery);
}
/** The GM grants up to half the die of Advantage, or vetoes and gives the point back: DEG-83, DEG-R29. */
function* edit(table, by, note, from) {
	const most = half(fortuneDie(table, by, "edit"));
	const rulings = [{
		option: "grant",
		params: { ranks: optional(count(0, most)) },
		ways: [{ ranks: most }],
		axes: { ranks: {
			type: "range",
			from: 0,
			to: most
		} },
		check: (given) => faultOfGrant(given, most)
	}, { option: "veto" }];
	const answer = yield* askGm({
		topic: "edit",
		by,
		note
	}, rulings, "veto");
	const me = findFighter(table, by);
	if (!me) return;
	if (answer?.option === "grant") {
		const ranks = typeof answer.ranks === "number" ? answer.ranks : most;
		addMod(me, {
			kind: "all",
			ranks,
			until: endOfNextTurn(me)
		});
		emit(table, {
			type: "edited",
			by,
			ranks,
			clause: "DEG-83"
		});
	} else giveBack(table, me, from);
}
function faultOfGrant({ ranks }, most) {
	if (ranks === void 0) return void 0;
	return typeof ranks === "number" && Number.isInteger(ranks) && ranks >= 0 && ranks <= most ? void 0 : "bad-input";
}
function giveBack(table, me, pool) {
	me[pool] = Math.min(9, me[pool] + 1);
	emit(table, {
		type: "vetoed",
		target: me.id,
		pool,
		clause: "DEG-83"
	});
}
function* inspire(table, by, note) {
	fortuneDie(table, by, "inspiration");
	const answer = yield* askGm({
		topic: "inspiration",
		by,
		note
	}, [{
		option: "hint",
		params: TOLD,
		axes: TELLING$1
	}], "hint");
	if (typeof answer?.note === "string") learn(table, by, answer.note);
}
/** To recover without an action; who lies there helpless needs a 6 for it: DEG-87, DEG-88. */
function* recoverAtOnce(table, by, { remove, resist }) {
	if (isHelpless(fighterOf(table, by)) && !mayRecover(table, by)) return;
	stressBy(table, by);
	const me = fighterOf(table, by);
	const effect = resist === void 0 ? void 0 : ongoing(me, resist);
	if (effect) yield* resistOngoing(table, by, effect);
	else if (remove === "surge") forgive(me);
	else if (remove !== void 0) recoverLevel(table, by, remove);
}
function mayRecover(table, by) {
	const shown = fortuneDie(table, by, "recover");
	if (shown === 1 && is(fighterOf(table, by), "dying")) failDeath(table, by, 1);
	return shown === 6;
}
/** One debt less: of those that do not wait, if there is one. */
function forgive(me) {
	me.surgeDebt--;
	me.resistDebt = Math.min(me.resistDebt, me.surgeDebt);
}
/** When one wants to be asked: DEG-81. */
const fortuneAsk = interjection({
	params: { when: oneOf(FORTUNE_ASKS) },
	check: (table, by) => findFighter(table, by) ? void 0 : "not-your-turn",
	*variants() {
		for (const when of FORTUNE_ASKS) yield { when };
	},
	run(table, by, { when }) {
		fighterOf(table, by).fortuneAsk = when;
		emit(table, {
			type: "fortune-wished",
			by,
			when,
			secret: true,
			clause: "DEG-81"
		});
	}
});
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
/** Throws what `layDown` would throw, and writes nothing. */
function requireState(fields, table, fighter, from, sentences) {
	for (const _ of stated(fields, table, fighter, from, sentences));
}
/** What a setup states of a fighter, in the order of the fields; each is looked at when those before have been written. */
function* stated(fields, table, fighter, { id, state = {} }, sentences) {
	const stray = Object.keys(state).find((key) => !Object.hasOwn(fields, key) || !fields[key]?.set);
	if (stray !== void 0) throw new SetupError(`${id}.state.${stray}: ${TEXT$1.setup.noSuchField}`);
	for (const [key, field] of Object.entries(fields)) {
		const given = state[key];
		if (given === void 0) continue;
		const wrong = misfit(field.kind, given) ?? faultOf$2(table, fighter, field, given, sentences);
		if (wrong !== void 0) throw new SetupError(`${id}.state.${key}: ${wrong}`);
		yield [field, readValue(field.kind, given)];
	}
}
function faultOf$2(table, fighter, field, given, sentences) {
	const fault = field.fault?.(table, fighter, readValue(field.kind, given));
	return fault === void 0 ? void 0 : rejection(fault, sentences).message;
}
// shared/src/rulesets/degrees/sheet/archetypes.ts
/** What fighters are made from: §7.1. What one leaves out, the sheet says. */
const ARCHETYPES = {
	duelist: {
		initiative: 6,
		attack: {
			close: 6,
			ranged: 3,
			court: 4,
			rumor: 1
		},
		defense: {
			close: 6,
			ranged: 5,
			court: 4,
			rumor: 3
		},
		resist: {
			toughness: 3,
			fortitude: 4,
			reflex: 6,
			will: 4
		},
		skills: {
			acrobatics: 8,
			athletics: 5,
			deception: 5,
			stealth: 4,
			reaction: 6,
			dexterity: 6,
			might: 3,
			endurance: 4,
			insight: 4,
			perception: 3,
			intuition: 2,
			persuasion: 2,
			wits: 3,
			guile: 3
		},
		held: ["rapier"],
		carried: ["dagger"],
		worn: ["leather-coat"],
		verbal: ["barb"],
		destiny: 2
	},
	bulwark: {
		initiative: 1,
		attack: {
			close: 5,
			ranged: 1,
			court: 1,
			rumor: 0
		},
		defense: {
			close: 4,
			ranged: 3,
			court: 2,
			rumor: 2
		},
		resist: {
			toughness: 5,
			fortitude: 7,
			reflex: 2,
			will: 4
		},
		skills: {
			might: 9,
			athletics: 7,
			endurance: 8,
			intimidation: 6,
			reaction: 2,
			insight: 2,
			acrobatics: 1
		},
		held: ["maul"],
		carried: ["hammer"],
		pack: ["rope"],
		worn: ["plate-coat"],
		verbal: ["barb"],
		unarmed: 6,
		destiny: 1
	},
	archer: {
		initiative: 5,
		attack: {
			close: 3,
			ranged: 7,
			court: 1,
			rumor: 1
		},
		defense: {
			close: 4,
			ranged: 6,
			court: 2,
			rumor: 3
		},
		resist: {
			toughness: 3,
			fortitude: 3,
			reflex: 6,
			will: 3
		},
		skills: {
			stealth: 8,
			perception: 8,
			acrobatics: 6,
			athletics: 4,
			endurance: 3,
			insight: 4,
			investigation: 5,
			dexterity: 8,
			reaction: 5,
			intuition: 6,
			"lore-martial": 5
		},
		held: ["longbow"],
		carried: ["dagger", "crossbow"],
		worn: ["leather-coat"],
		ammo: 12,
		primary: "ranged",
		fate: 2
	},
	hexwright: {
		initiative: 3,
		attack: {
			close: 2,
			ranged: 6,
			court: 3,
			rumor: 2
		},
		defense: {
			close: 3,
			ranged: 5,
			court: 4,
			rumor: 4
		},
		resist: {
			toughness: 2,
			fortitude: 3,
			reflex: 4,
			will: 7
		},
		skills: {
			"lore-arcane": 9,
			insight: 5,
			perception: 4,
			endurance: 1,
			investigation: 6,
			deception: 2,
			intuition: 7,
			dexterity: 2,
			acrobatics: 2
		},
		held: ["staff"],
		carried: ["healing-draught"],
		primary: "ranged",
		powers: [
			"elements",
			"mage-ward",
			"unweave"
		],
		destiny: 2
	},
	envoy: {
		initiative: 4,
		attack: {
			close: 2,
			ranged: 1,
			court: 7,
			rumor: 6
		},
		defense: {
			close: 3,
			ranged: 3,
			court: 7,
			rumor: 6
		},
		resist: {
			toughness: 2,
			fortitude: 3,
			reflex: 3,
			will: 7
		},
		skills: {
			persuasion: 9,
			deception: 8,
			intimidation: 4,
			insight: 8,
			perception: 4,
			wits: 6,
			guile: 7,
			intuition: 5,
			"lore-psychic": 6,
			reaction: 2
		},
		carried: ["dagger"],
		verbal: ["barb", "whisper"],
		primary: "court",
		powers: [
			"mend",
			"rally",
			"scathing-verse",
			"smear-campaign"
		],
		fate: 2
	},
	ruffian: {
		initiative: 2,
		attack: {
			close: 4,
			ranged: 2,
			court: 1,
			rumor: 0
		},
		defense: {
			close: 3,
			ranged: 3,
			court: 1,
			rumor: 1
		},
		resist: {
			toughness: 3,
			fortitude: 3,
			reflex: 2,
			will: 1
		},
		skills: {
			might: 4,
			athletics: 3,
			intimidation: 3,
			reaction: 2,
			endurance: 3,
			deception: 1,
			insight: 1
		},
		held: ["club"],
		worn: ["leather-coat"],
		minion: true
	},
	bowman: {
		initiative: 3,
		attack: {
			close: 2,
			ranged: 5,
			court: 0,
			rumor: 0
		},
		defense: {
			close: 2,
			ranged: 4,
			court: 1,
			rumor: 1
		},
		resist: {
			toughness: 2,
			fortitude: 2,
			reflex: 4,
			will: 2
		},
		skills: {
			stealth: 4,
			perception: 4,
			reaction: 3,
			deception: 2
		},
		held: ["shortbow"],
		carried: ["dagger"],
		ammo: 8,
		primary: "ranged",
		minion: true
	},
	sneak: {
		size: "small",
		initiative: 7,
		attack: {
			close: 5,
			ranged: 4,
			court: 2,
			rumor: 3
		},
		defense: {
			close: 5,
			ranged: 6,
			court: 2,
			rumor: 3
		},
		resist: {
			toughness: 2,
			fortitude: 2,
			reflex: 7,
			will: 3
		},
		skills: {
			stealth: 9,
			deception: 7,
			acrobatics: 8,
			reaction: 6,
			dexterity: 7,
			guile: 4,
			perception: 4,
			insight: 3
		},
		held: ["dagger"],
		carried: ["smoke-pot"],
		powers: ["gust"],
		edges: { deflect: 4 },
		corruption: 1
	},
	"river-troll": {
		size: "large",
		initiative: 2,
		attack: {
			close: 6,
			ranged: 0,
			court: 0,
			rumor: 0
		},
		defense: {
			close: 3,
			ranged: 2,
			court: 1,
			rumor: 0
		},
		resist: {
			toughness: 6,
			fortitude: 8,
			reflex: 2,
			will: 2
		},
		skills: {
			might: 10,
			athletics: 6,
			endurance: 8,
			perception: 2,
			deception: -1,
			insight: 0
		},
		natural: ["claws"],
		unarmed: 6
	},
	"mind-thief": {
		initiative: 4,
		attack: {
			close: 2,
			ranged: 5,
			court: 6,
			rumor: 5
		},
		defense: {
			close: 3,
			ranged: 4,
			court: 6,
			rumor: 5
		},
		resist: {
			toughness: 2,
			fortitude: 3,
			reflex: 4,
			will: 8
		},
		skills: {
			deception: 8,
			persuasion: 6,
			insight: 7,
			perception: 5,
			wits: 5,
			guile: 6,
			"lore-psychic": 8,
			intuition: 5
		},
		held: ["dagger"],
		verbal: ["barb", "whisper"],
		primary: "court",
		powers: [
			"beguile",
			"slumber",
			"smear-campaign"
		],
		corruption: 2
	},
	rival: {
		initiative: 3,
		attack: {
			close: 3,
			ranged: 1,
			court: 5,
			rumor: 5
		},
		defense: {
			close: 4,
			ranged: 3,
			court: 5,
			rumor: 5
		},
		resist: {
			toughness: 2,
			fortitude: 3,
			reflex: 4,
			will: 5
		},
		skills: {
			persuasion: 6,
			deception: 6,
			intimidation: 3,
			insight: 5,
			perception: 3,
			wits: 4,
			guile: 5,
			stealth: 3
		},
		carried: ["dagger"],
		verbal: ["barb", "whisper"],
		primary: "court",
		attitude: "unfriendly"
	},
	"ogre-warlord": {
		size: "huge",
		initiative: 3,
		attack: {
			close: 7,
			ranged: 2,
			court: 2,
			rumor: 0
		},
		defense: {
			close: 4,
			ranged: 3,
			court: 3,
			rumor: 1
		},
		resist: {
			toughness: 4,
			fortitude: 9,
			reflex: 3,
			will: 5
		},
		skills: {
			might: 12,
			athletics: 8,
			endurance: 10,
			intimidation: 9,
			insight: 3,
			perception: 4,
			deception: 2,
			reaction: 3,
			wits: 1
		},
		held: ["great-axe"],
		worn: ["plate-coat"],
		verbal: ["barb"],
		unarmed: 7,
		powers: ["quake-stomp"],
		corruption: 3
	}
};
// shared/src/rulesets/degrees/sheet/skills.ts
/** The groups of abilities, each ability with its skills: §2.3. */
const GROUPS = {
	physical: {
		strength: ["might", "athletics"],
		agility: [
			"acrobatics",
			"stealth",
			"reaction"
		],
		dexterity: ["dexterity"],
		stamina: ["endurance"]
	},
	mental: {
		intellect: [
			"investigation",
			"lore-arcane",
			"lore-martial",
			"lore-psychic"
		],
		awareness: [
			"insight",
			"perception",
			"intuition"
		]
	},
	social: {
		presence: ["persuasion", "intimidation"],
		wit: ["wits"],
		cunning: ["deception", "guile"]
	}
};
const SKILLS$1 = [
	"might",
	"athletics",
	"acrobatics",
	"stealth",
	"reaction",
	"dexterity",
	"endurance",
	"investigation",
	"lore-arcane",
	"lore-martial",
	"lore-psychic",
	"insight",
	"perception",
	"intuition",
	"persuasion",
	"intimidation",
	"wits",
	"deception",
	"guile"
];
const ROOTS = new Map(Object.entries(GROUPS).flatMap(([group, abilities]) => Object.entries(abilities).flatMap(([ability, skills]) => skills.map((skill) => [skill, {
	ability,
	group
}]))));
/** The ability that a skill rests on, and the group of that. */
function rootOf(skill) {
	const root = ROOTS.get(skill);
	if (!root) throw new Error(`No skill "${skill}".`);
	return root;
}
/** The skills of each group. */
const SKILL_GROUPS = Object.keys(GROUPS).map((group) => SKILLS$1.filter((skill) => rootOf(skill).group === group));
/** The skills that words work with. */
const INTERACTION = [
	"persuasion",
	"intimidation",
	"deception"
];
/** What assesses an opponent: DEG-48. */
const ASSESSING = [
	"insight",
	"investigation",
	"lore-arcane",
	"lore-martial",
	"lore-psychic"
];
/** The lore of a power's source, if there is one. */
function loreOf(source) {
	return SKILLS$1.find((skill) => skill === `lore-${source}`);
}
/** What can be boosted: DEG-R57. */
const TRAITS = [
	"speed",
	...ATTACK_TYPES.map((type) => `attack.${type}`),
	...ATTACK_TYPES.map((type) => `defense.${type}`),
	...RESISTANCES.map((name) => `resist.${name}`),
	...SKILLS$1.map((name) => `skill.${name}`)
];
// shared/src/rulesets/degrees/sheet/powers.ts
const SOURCES = [
	"arcane",
	"divine",
	"primal",
	"psychic"
];
const EFFECT = {
	kind: oneOf([
		"damage",
		"affliction",
		"heal",
		"boost"
	]),
	of: optional(oneOf(["body", "poise"])),
	resist: optional(oneOf(RESISTANCES)),
	track: optional(oneOf(TRACK_IDS)),
	trait: optional(oneOf(["all", ...TRAITS]))
};
/** What is said of a power that can be used: §7.4. */
const POWER = {
	delivery: oneOf([
		"personal",
		"close",
		"ranged",
		"court",
		"gossip"
	]),
	action: oneOf([
		"std",
		"mov",
		"quick"
	]),
	effect: record$1(EFFECT),
	rank: count(0, 20),
	/** In hexes; court and gossip go by the options of the battle. */
	range: optional(count(0, 60)),
	/** It strikes everybody so near to its centre. */
	radius: optional(count(0, 10)),
	source: nullable(oneOf(SOURCES)),
	/** DEG-R25: badly failed, it is locked against that target. */
	retry: optional(flag)
};
/** An effect says all that it needs, strikes others, or helps without an area; a shot has a range. */
function faultOfPower({ delivery, effect: told, range, radius }) {
	const { kind, of, resist, track, trait } = told;
	return (kind === "damage" ? of && resist : kind === "affliction" ? track && resist : kind === "heal" || trait) && (kind === "damage" || kind === "affliction" ? delivery !== "personal" : radius === void 0) && (delivery !== "ranged" || range) ? void 0 : TEXT.setup.powerLacks;
}
const damage = (of) => ({
	kind: "damage",
	of,
	resist: of === "body" ? "toughness" : "will"
});
const affliction = (track, resist) => ({
	kind: "affliction",
	track,
	resist
});
const POWERS = {
	"flame-dart": {
		delivery: "ranged",
		action: "std",
		effect: damage("body"),
		rank: 8,
		range: 12,
		source: "arcane"
	},
	"frost-snare": {
		delivery: "ranged",
		action: "std",
		effect: affliction("snare", "fortitude"),
		rank: 8,
		range: 12,
		source: "arcane"
	},
	"flame-burst": {
		delivery: "ranged",
		action: "std",
		effect: damage("body"),
		rank: 7,
		range: 12,
		radius: 1,
		source: "arcane"
	},
	"stone-shard": {
		delivery: "ranged",
		action: "std",
		effect: damage("body"),
		rank: 10,
		range: 8,
		source: "arcane"
	},
	"mage-ward": {
		delivery: "personal",
		action: "quick",
		effect: {
			kind: "boost",
			trait: "resist.toughness"
		},
		rank: 3,
		source: "arcane"
	},
	mend: {
		delivery: "close",
		action: "std",
		effect: { kind: "heal" },
		rank: 6,
		range: 1,
		source: "divine"
	},
	rally: {
		delivery: "court",
		action: "mov",
		effect: {
			kind: "boost",
			trait: "all"
		},
		rank: 1,
		source: null
	},
	"scathing-verse": {
		delivery: "court",
		action: "std",
		effect: damage("poise"),
		rank: 5,
		radius: 2,
		source: "psychic"
	},
	"smear-campaign": {
		delivery: "gossip",
		action: "std",
		effect: damage("poise"),
		rank: 7,
		source: "psychic"
	},
	beguile: {
		delivery: "court",
		action: "std",
		effect: affliction("charm", "will"),
		rank: 8,
		source: "psychic",
		retry: true
	},
	slumber: {
		delivery: "court",
		action: "std",
		effect: affliction("daze", "will"),
		rank: 8,
		source: "psychic",
		retry: true
	},
	gust: {
		delivery: "close",
		action: "std",
		effect: affliction("topple", "fortitude"),
		rank: 6,
		range: 1,
		source: "arcane"
	},
	"quake-stomp": {
		delivery: "close",
		action: "std",
		effect: affliction("daze", "fortitude"),
		rank: 7,
		range: 0,
		radius: 1,
		source: "primal"
	}
};
/** Several effects of which one is active: the first, until another is switched to. By a Surge there is one more to be had. */
const ARRAY = {
	effects: listOf(thing(POWERS)),
	lent: listOf(thing(POWERS))
};
const ARRAYS = { elements: {
	effects: [
		"flame-dart",
		"frost-snare",
		"flame-burst"
	],
	lent: ["stone-shard"]
} };
function faultOfArray({ effects }) {
	return effects.length === 0 ? TEXT.setup.emptyArray : void 0;
}
/** What only counters the powers of others: DEG-R26. */
const COUNTER = {
	rank: count(0, 20),
	counters: listOf(oneOf(SOURCES))
};
const COUNTERS = { unweave: {
	rank: 8,
	counters: ["arcane", "psychic"]
} };
/** What a sheet lists under `powers`. */
const ABILITIES = [
	...Object.keys(ARRAYS),
	...Object.keys(POWERS),
	...Object.keys(COUNTERS)
];
function powerNamed(holder, id) {
	return rowOf(holder?.sheet.own?.powers, POWERS, id);
}
function isPower(holder, id) {
	return powerNamed(holder, id) !== void 0;
}
/** The power of that id, which there is. */
function powerOf(holder, id) {
	const power = powerNamed(holder, id);
	if (!power) throw new Error(`There is no power "${id}".`);
	return power;
}
function arrayOf(holder, id) {
	return rowOf(holder?.sheet.own?.arrays, ARRAYS, id);
}
function counterOf(holder, id) {
	return rowOf(holder?.sheet.own?.counters, COUNTERS, id);
}
// shared/src/rulesets/degrees/sheet/content.ts
/** What of these rules is data. */
const CONTENT = {
	weapons: {
		book: WEAPONS,
		members: WEAPON,
		isOpen: true,
		fault: faultOfWeapon
	},
	items: {
		book: ITEMS,
		members: ITEM,
		isOpen: true
	},
	powers: {
		book: POWERS,
		members: POWER,
		isOpen: true,
		fault: faultOfPower
	},
	arrays: {
		book: ARRAYS,
		members: ARRAY,
		isOpen: true,
		fault: faultOfArray
	},
	counters: {
		book: COUNTERS,
		members: COUNTER,
		isOpen: true
	}
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
// shared/src/rulesets/degrees/book/locks.ts
/** What is locked as the table view names it: `assess:ID`. */
function lockKey({ what, against }) {
	return `${what}:${against}`;
}
/** The same read back; undefined: it names nothing and nobody. */
function lockOf(key) {
	const [what, against, ...rest] = key.split(":");
	return what && against && rest.length === 0 ? {
		what,
		against
	} : void 0;
}
function isLocked({ locked }, what, against) {
	return locked.some((one) => one.what === what && one.against === against);
}
function lock(table, by, what, against) {
	const me = findFighter(table, by);
	if (!me || isLocked(me, what, against)) return;
	touch(table, by);
	me.locked = [...me.locked, {
		what,
		against
	}];
	emit(table, {
		type: "locked",
		by,
		target: against,
		what,
		clause: "DEG-R25"
	});
}
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
		for (const [dq, dr] of DIRECTIONS$1) {
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
		for (let side = 0; side < DIRECTIONS$1.length; side++) {
			const step = DIRECTIONS$1[side];
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
/** The cheapest way to each hex in reach in which the walk may end: none of them has a fault. */
function* waysOf$1(from, walk) {
	for (const way of reach(from, walk)) if (walk.mayRest?.(way.at) ?? true) yield way;
}
// shared/src/rulesets/degrees/book/reactions/quick-part.ts
/** What may be a part of a reaction. */
const PARTS = [
	"draw",
	"sheathe",
	"pickup",
	"manipulate",
	"study",
	"switch",
	"use"
];
const quickPart = optional(intent);
function partOf(table, by, quick) {
	const { do: name, ...params } = quick;
	if (typeof name !== "string" || !PARTS.includes(name)) return void 0;
	const deed = deedNamed(name);
	const act = deed?.parse(params, table, by);
	if (!deed || act === void 0) return void 0;
	return name === "use" && !isQuickWard(table, by, act) ? void 0 : {
		deed,
		act
	};
}
function isQuickWard(table, by, { ability }) {
	const me = fighterOf(table, by);
	if (typeof ability !== "string" || !isPower(me, ability)) return false;
	const { delivery, action } = powerOf(me, ability);
	return delivery === "personal" && action === "quick";
}
/** What is wrong with a quick action as a part of a reaction. */
function faultOfQuick(table, by, quick) {
	if (quick === void 0) return void 0;
	const part = partOf(table, by, quick);
	if (!part) return "bad-input";
	const fighter = fighterOf(table, by);
	return part.deed.fault(table, fighter, part.act, "part") ?? missingQuick(table, fighter, part);
}
/** Nothing is exchanged here; drawing with a quick hand is free. */
function missingQuick(table, fighter, { deed, act }) {
	if (deed.costOf(table, fighter, act) !== "quick") return void 0;
	return missing(fighter, { quick: 1 }, () => ({ clause: "DEG-8" }));
}
/** Carries it out, just before the reaction. */
function* takeQuick(table, by, quick) {
	const part = quick === void 0 ? void 0 : partOf(table, by, quick);
	if (!part) return;
	const fighter = fighterOf(table, by);
	if (part.deed.costOf(table, fighter, part.act) === "quick") pay(table, by, { quick: 1 });
	else fighter.free++;
	yield* part.deed.carryOut(table, by, part.act, "part");
}
/** Somebody as it will stand once its quick action is done: what it holds then, it can strike with. */
function afterQuick(fighter, quick) {
	const { do: name, item } = quick ?? {};
	if (typeof item !== "string" || !isPortable(fighter, item)) return fighter;
	if (name === "draw" || name === "pickup") return {
		...fighter,
		held: [...fighter.held, item]
	};
	return name === "sheathe" ? {
		...fighter,
		held: without(fighter.held, item)
	} : fighter;
}
/** The quick actions that somebody could make a part of a reaction now. */
function quickParts(table, by) {
	const fighter = fighterOf(table, by);
	return [...fighter.carried.map((item) => ({
		do: "draw",
		item
	})), ...fighter.sheet.powers.map((ability) => ({
		do: "use",
		ability
	}))].filter((part) => faultOfQuick(table, by, part) === void 0);
}
// shared/src/rulesets/degrees/book/reactions/counter.ts
const UNCOUNTERED = { least: Number.NEGATIVE_INFINITY };
/** What somebody could do about an effect that comes at it; `hasCheck`: an attack check decides whether it does. */
function counterOptions(fighter, means, hasCheck) {
	if (fighter.reaction === 0 || !isFreeToReact(fighter)) return [];
	return [
		...fighter.sheet.powers.filter((power) => counters(fighter, power, means)).map((power) => `counter:${power}`),
		...hasCheck && means.type === "ranged" && has(fighter, "deflect") ? ["deflect"] : [],
		...hasCheck && means.type === "close" && has(fighter, "avert") ? ["avert"] : []
	];
}
function counters(fighter, power, { source }) {
	const sources = counterOf(fighter, power)?.counters ?? [];
	return typeof source === "string" && sources.includes(source);
}
function has(fighter, edge) {
	return (fighter.edges[edge] ?? 0) >= 1;
}
/** Asks the target of an attack or power before its dice. */
function* counterWindow(table, by, target, means, hasCheck) {
	const options = (seen) => {
		const [me, other] = [findFighter(seen, target), findFighter(seen, by)];
		return me && other ? counterOptions(me, means, hasCheck) : [];
	};
	const answer = yield* ask({
		for: target,
		speaker: masterOf(table, target) ?? target,
		kind: "counter",
		choices: (seen) => choicesOf(seen, target, options(seen)),
		concerns: (seen) => options(seen).length > 0,
		fallback: { option: "pass" }
	});
	if (answer.option === "pass" || !options(table).includes(answer.option)) return UNCOUNTERED;
	const fighter = fighterOf(table, target);
	payReaction(table, fighter);
	fighter.surgeDebt++;
	emit(table, {
		type: "surged",
		by: target,
		benefit: answer.option,
		clause: "DEG-100"
	});
	return yield* counter(table, by, target, means, answer);
}
const PARAMS$3 = { quick: quickPart };
function choicesOf(table, id, options) {
	if (options.length === 0) return [];
	return [...options.map((option) => ({
		option,
		params: PARAMS$3,
		variants: () => [{}],
		axes: () => ({ quick: {
			type: "one",
			of: quickParts(table, id)
		} }),
		check: ({ quick }) => faultOfQuick(table, id, quick)
	})), { option: "pass" }];
}
function* counter(table, by, target, means, { option, quick }) {
	yield* takeQuick(table, target, quick);
	const [me, other] = [findFighter(table, target), findFighter(table, by)];
	if (!me || !other || isHelpless(me)) return UNCOUNTERED;
	if (option === "deflect" || option === "avert") {
		const least = roll(table, 20) + (me.edges[option] ?? 0) + impairment(me);
		emit(table, {
			type: "fended",
			by: target,
			way: option,
			total: least,
			clause: "DEG-R26"
		});
		return { least };
	}
	const power = option.slice(8);
	const own = counterOf(me, power);
	if (!own) return UNCOUNTERED;
	const bonus = own.rank + impairment(me);
	const die = roll(table, 20);
	const against = rollAgainst(table, by, means.power ?? "effect", means.rank + impairment(other));
	const check = makeCheck(target, {
		kind: "counter",
		of: power,
		bonus
	}, die, against);
	yield* bend(table, check);
	return degreeOf(check) > 0 ? "cancelled" : UNCOUNTERED;
}
// shared/src/rulesets/degrees/book/standard/raising.ts
/** One or two raises, before the dice. */
const raise = { raise: optional(count(1, 2)) };
const smash = { smash: optional(flag) };
const slam = { slam: optional(flag) };
/** A hunch before a skill check. */
const hunch$1 = { hunch: optional(flag) };
/** How many reactions these take together: more than one is more than anybody has. */
function reactionsFor({ raise: raised, smash: smashed, slam: slammed, hunch: hunched }) {
	return [
		raised !== void 0,
		smashed,
		slammed,
		hunched
	].filter(Boolean).length;
}
// shared/src/rulesets/degrees/book/strike.ts
/** What an attack check adds up to before its die. */
function attackSum(table, me, target, { means, ranks = 0, hasEffect = true }) {
	const { type } = means;
	const advantages = attackRanks(me, target.id, ranks).add(stanceOnAttack(me, hasEffect));
	return attackBonus(me, type) + advantages.sum(me, target) + impairment(me) + proneOn(me, target, type) + coverOf(table, me, target, type);
}
/** DEG-R11. */
function proneOn(me, target, type) {
	const own = type === "close" && is(me, "prone") ? -5 : 0;
	if (!is(target, "prone")) return own;
	return own + (type === "close" ? 5 : type === "ranged" ? -5 : 0);
}
function coverOf({ map }, me, target, type) {
	return (type === "close" || type === "ranged") && gap(me, target) > 1 && isCover(map, target.at) ? -2 : 0;
}
/** The attack check, windows and all; undefined: it has come to nothing. */
function* rollAttack(table, blow, bonus) {
	const { by, target, means } = blow;
	const countered = yield* counterWindow(table, by, target, means, true);
	const [me, foe] = [findFighter(table, by), findFighter(table, target)];
	if (!me || !foe || isHelpless(me) || foe.defeated) return void 0;
	if (me.aim && me.aim.target !== target) me.aim = null;
	const sum = attackSum(table, me, foe, blow);
	spendOnAttack(me, means);
	if (countered === "cancelled") return void 0;
	const die = roll(table, 20);
	const against = foe.defending ? defend$1(table, foe, me, means) : null;
	const passive = against ? Number.NEGATIVE_INFINITY : 10 + defenseAgainst(foe, me, means.type);
	const check = makeCheck(by, {
		kind: "attack",
		of: means.weapon ?? means.power ?? means.type,
		bonus: sum,
		at: target,
		dc: Math.max(passive, countered.least),
		raise: blow.raise
	}, die, against);
	yield* bend(table, check, bonus);
	return check;
}
/** What is over with any attack: aim, the arrow, and the time for stances. */
function spendOnAttack(me, { weapon }) {
	me.aim = null;
	me.attacked = true;
	me.stancePaid = true;
	if (weapon) shoot(me, weapon);
}
/** Defending is a roll: d20, defense and the Fortune Die. */
function defend$1(table, foe, me, { type }) {
	const bonus = defenseAgainst(foe, me, type) + impairment(foe);
	const rolled = rollAgainst(table, foe.id, "defense", bonus);
	const fortune = roll(table, 6);
	return {
		...rolled,
		bonus: bonus + fortune
	};
}
/** An attack with its effect. */
function* strike(table, blow, bonus) {
	const helped = takeHelp(fighterOf(table, blow.by), blow);
	const check = yield* rollAttack(table, blow, bonus);
	if (!check) return;
	const degree = degreeOf(check);
	if (degree < 0) lockIfBad(table, blow, degree);
	const [me, foe] = [findFighter(table, blow.by), findFighter(table, blow.target)];
	if (degree < 0 || !me || !foe || foe.defeated) return;
	const ranks = effectRanks(me, foe, blow, check, helped);
	lockIfBad(table, blow, -(yield* takeEffect(table, blow.by, blow.target, blow.means, base(table, me, blow) + ranks.whole)));
	yield* recoil$1(table, blow, 10 + ranks.withoutSlam);
	if (bonus?.isTaken()) yield* bonus.follow();
}
/** The passive 10 of an effect, or a d20 in its place. */
function base(table, me, { by, smash }) {
	if (!smash || me.reaction === 0) return 10;
	payReaction(table, me);
	const shown = roll(table, 20);
	emit(table, {
		type: "smashed",
		by,
		roll: shown,
		clause: "DEG-107"
	});
	return shown;
}
/** The rank of the effect of a hit: DEG-R5, and what helps it. */
function effectRanks(me, foe, { means, slam = 0 }, check, helped) {
	const better = Math.min(5, Math.max(0, degreeOf(check) - 1));
	const critical = isCritical(check) ? 5 : 0;
	const plain = means.rank + better + critical;
	const slammed = isImmune(foe, "slam-all") ? 0 : slam;
	const ranks = () => new Ranks().add(helped).add(stanceOnEffect(me, true));
	return {
		whole: plain + ranks().add(slammed).sum(me, foe),
		withoutSlam: plain + ranks().sum(me, foe)
	};
}
/** The help that an effect gets from coordination and combination, which is used up: DEG-44, DEG-45, DEG-R49. */
function takeHelp(me, { target, means }) {
	const isFor = (mod) => fits$1(mod, target, means);
	const ranks = me.mods.filter(isFor).reduce((sum, mod) => sum + mod.ranks, 0);
	if (ranks !== 0) me.mods = me.mods.filter((mod) => !isFor(mod));
	return ranks;
}
/** Whether a modifier to effects is meant for this one: DEG-44, DEG-45. */
function fits$1({ kind, target: only, match }, target, means) {
	if (kind !== "effect" || !match || match.effect !== effectName(means.effect)) return false;
	if (match.isPower) return means.power !== void 0;
	const { effect } = means;
	const isSame = "resist" in effect && effect.resist === match.resist;
	return only === target && isSame;
}
/** A power that fails badly is locked against that target: DEG-R25. */
function lockIfBad(table, { by, target, means }, degree) {
	const { power } = means;
	const me = findFighter(table, by);
	if (degree > -2 || power === void 0 || !isPower(me, power) || !powerOf(me, power).retry) return;
	lock(table, by, power, target);
}
/** What a slam that hit does to the one who slams: DEG-109. */
function* recoil$1(table, { by, slam, means }, dc) {
	const me = findFighter(table, by);
	if (slam === void 0 || !me || isImmune(me, "slam-own") || isImmune(me, "slam-all")) return;
	const degree = yield* resist(table, by, "toughness", dc, "body");
	if (degree < 0 && findFighter(table, by)) damage$1(table, by, -degree, {
		of: "body",
		by,
		lethal: means.lethal
	});
}
// shared/src/rulesets/degrees/book/powers/having.ts
/** The arrays of somebody. */
function arraysOf(fighter) {
	return fighter.sheet.powers.filter((power) => arrayOf(fighter, power) !== void 0);
}
/** The effects that a Surge can lend to an array. */
function lentTo(fighter, array) {
	return arrayOf(fighter, array)?.lent ?? [];
}
/** The effects that somebody can switch an array to, those a Surge has lent included. */
function effectsIn(fighter, array) {
	const lent = lentTo(fighter, array).filter((effect) => fighter.lent.includes(effect));
	return [...arrayOf(fighter, array)?.effects ?? [], ...lent];
}
/** All powers that somebody could ever use, of arrays every effect. */
function effectsHad(fighter) {
	return fighter.sheet.powers.flatMap((power) => {
		if (arrayOf(fighter, power)) return effectsIn(fighter, power);
		return isPower(fighter, power) ? [power] : [];
	});
}
/** The power that is used under a name: the power itself, or what is active of an array. */
function activeEffect(fighter, named) {
	const arrays = arraysOf(fighter);
	const array = arrays.find((one) => one === named);
	if (array) return fighter.active[array];
	const isActive = arrays.some((one) => fighter.active[one] === named);
	const isOwn = fighter.sheet.powers.some((power) => power === named);
	return isPower(fighter, named) && (isActive || isOwn) ? named : void 0;
}
// shared/src/rulesets/degrees/book/powers/use.ts
const PARAMS$2 = {
	ability: anId(),
	target: optional(fighter$1),
	targets: optional(listOf(fighter$1, 20)),
	at: optional(hex),
	...raise,
	...smash
};
/** The attack type of each delivery: §7.4. */
const TYPES = {
	personal: "close",
	close: "close",
	ranged: "ranged",
	court: "court",
	gossip: "rumor"
};
function powerMeans(me, id) {
	const { delivery, rank, effect, source } = powerOf(me, id);
	return {
		type: TYPES[delivery],
		rank,
		effect,
		power: id,
		source,
		lethal: false
	};
}
/** Whether a power is for friends, or for foes. */
function isKind({ effect }) {
	return effect.kind === "heal" || effect.kind === "boost";
}
function isArea({ radius }) {
	return radius !== void 0;
}
/** Whether an attack check decides about a power. */
function hasCheck(power) {
	return !isKind(power) && !isArea(power);
}
/** What it means to use a power: DEG-124 to DEG-128. */
const usePower = {
	costOf: (_table, me, { ability }) => {
		const power = activeEffect(me, ability);
		return power ? powerOf(me, power).action : isPower(me, ability) ? powerOf(me, ability).action : "std";
	},
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { ability, target }) {
		const id = activeEffect(me, ability);
		if (!id) return "no-such-item";
		const power = powerOf(me, id);
		if (!isArea(power) && power.delivery !== "personal") {
			const aimed = faultOfTarget(table, me, power, target);
			if (aimed !== void 0) return aimed;
		}
		if (isArea(power) && me.areaIn === table.round && !isWaived(me, "once-per-round")) return {
			code: "once-per-round",
			clause: "DEG-12"
		};
		return isLocked(me, id, target) ? excused(me, {
			code: "locked",
			clause: "DEG-R25"
		}) : void 0;
	},
	geometry(table, me, { ability, target, at }) {
		const id = activeEffect(me, ability);
		if (!id) return "no-such-item";
		const power = powerOf(me, id);
		if (power.delivery === "personal") return void 0;
		if (isArea(power)) return faultOfCentre(table, me, power, at ?? me.at);
		const other = target === void 0 ? void 0 : findFighter(table, target);
		return other && faultOfDelivery(table, me, power, other.at);
	},
	provokes(table, me, { ability }) {
		const id = activeEffect(me, ability);
		const delivery = id && powerOf(me, id).delivery;
		if (delivery === "ranged") return {};
		return delivery === "gossip" ? gossiped(table) : void 0;
	},
	sets: () => "casts",
	*does(table, by, { ability, target, at, raise: raised, smash: smashed }) {
		const me = fighterOf(table, by);
		const id = activeEffect(me, ability);
		if (!id) return;
		const power = powerOf(me, id);
		emit(table, {
			type: "used",
			by,
			power: id,
			...target !== void 0 && { target },
			clause: "DEG-124"
		});
		if (isArea(power)) yield* strikeArea(table, by, id, at ?? me.at);
		else if (power.effect.kind === "heal") yield* heal(table, by, target ?? by, id, raised);
		else if (power.effect.kind === "boost") strengthen(table, by, target ?? by, id);
		else if (target !== void 0) yield* strike(table, {
			by,
			target,
			means: powerMeans(me, id),
			raise: raised,
			smash: smashed
		});
	},
	*variants(table, me) {
		for (const ability of effectsHad(me)) {
			const power = powerOf(me, ability);
			if (power.delivery === "personal") yield { ability };
			else if (isArea(power)) for (const at of centresFor(table, me, power)) yield {
				ability,
				at
			};
			else for (const { id } of fightersOf(table)) yield {
				ability,
				target: id
			};
		}
	},
	axes: (_table, me, { ability }) => {
		const id = activeEffect(me, ability);
		return id !== void 0 && hasCheck(powerOf(me, id)) ? {
			raise: {
				type: "range",
				from: 1,
				to: 2
			},
			smash: { type: "flag" }
		} : {};
	}
};
/** In combat gossip provokes whoever stands close, else whoever threatens with words: DEG-128. */
function gossiped({ options }) {
	return options.encounter === "combat" ? { beside: true } : {};
}
/** Whether a power is used as it can be: on one, at a place, or on oneself. */
function readUse(act, table, by) {
	const { targets, ...one } = act;
	if (targets && (act.target !== void 0 || targets.length !== 1)) return void 0;
	const target = act.target ?? targets?.[0];
	const whole = {
		...one,
		...target !== void 0 && { target }
	};
	const me = findFighter(table, by);
	if (counterOf(me, act.ability)) return void 0;
	const id = me && activeEffect(me, act.ability);
	return !id || isFit(powerOf(me, id), whole, me) ? whole : void 0;
}
function isFit(power, { target, at, raise: raised, smash: smashed }, me) {
	const isDeclared = raised !== void 0 || smashed === true;
	if (power.delivery === "personal") return at === void 0 && !isDeclared && (target ?? me.id) === me.id;
	if (isArea(power)) return target === void 0 && !isDeclared && (at !== void 0 || power.range === 0);
	const mayRaise = hasCheck(power) || power.effect.kind === "heal";
	if (raised !== void 0 && !mayRaise || smashed && !hasCheck(power)) return false;
	return at === void 0 && target !== void 0;
}
function faultOfTarget(table, me, power, target) {
	const other = target === void 0 ? void 0 : findFighter(table, target);
	if (!other) return "no-such-target";
	if (!isKind(power)) return opponent(table, me.id, other.id) ? void 0 : "no-such-target";
	if (power.effect.kind === "heal") return other.side === me.side ? void 0 : "no-such-target";
	return ally(table, me.id, other.id) ? void 0 : "no-such-target";
}
/** Whether a power reaches somebody: DEG-125 to DEG-128. */
/** What is wrong with bringing a power to bear there: by the way in which it is delivered. */
function faultOfDelivery(table, me, power, to) {
	const { delivery, range = 1 } = power;
	if (delivery === "close") return faultOfReach(table, me.at, to, range, me);
	if (delivery === "ranged") return faultOfShot(table, me, to, range);
	if (delivery === "court") return faultOfEarshot(table, me.at, to, me);
	return excused(me, faultOfRumor(table, distance(me.at, to)));
}
function faultOfShot(table, me, to, range) {
	const far = distance(me.at, to);
	return excused(me, far > range ? tooFar(far, range) : far <= 1 ? "too-close" : void 0) ?? (sees(table, me.at, to) ? void 0 : excused(me, "no-line-of-sight"));
}
/** Where an area may have its centre: DEG-R27. */
function faultOfCentre(table, me, power, at) {
	if (power.delivery === "close") return isSame$1(at, me.at) ? void 0 : tooFar(distance(at, me.at), 0);
	return faultOfDelivery(table, me, power, at);
}
/** The centres worth offering: where somebody stands, and one's own hex. */
function centresFor(table, me, power) {
	if (power.delivery === "close") return [me.at];
	return fightersOf(table).flatMap((other) => other.defeated ? [] : [other.at]);
}
/** An area: everybody in it, one after another, by reflex and then by the resistance (DEG-R27). */
function* strikeArea(table, by, id, at) {
	const me = fighterOf(table, by);
	const { radius = 0 } = powerOf(me, id);
	me.areaIn = table.round;
	const means = powerMeans(me, id);
	const helped = takeHelp(me, { means });
	const isExempt = (other) => other.id === by && isSame$1(other.at, at);
	const inside = fromWhoseTurn(table).filter((other) => !other.defeated && !isExempt(other) && distance(other.at, at) <= radius);
	for (const target of inside.map((other) => other.id)) yield* strikeInArea(table, by, target, means, helped);
}
function* strikeInArea(table, by, target, means, helped) {
	const countered = yield* counterWindow(table, by, target, means, false);
	const [me, foe] = [findFighter(table, by), findFighter(table, target)];
	if (countered === "cancelled" || !me || !foe || foe.defeated) return;
	const rank = means.rank + new Ranks().add(helped).sum(me, foe);
	const dodged = yield* resist(table, target, "reflex", 10 + rank);
	const still = findFighter(table, target);
	if (!still || still.defeated) return;
	const resisted = yield* takeEffect(table, by, target, means, 10 + (dodged > 0 ? Math.ceil(rank / 2) : rank) + stanceRanks(me, foe, false));
	lockIfBad(table, {
		by,
		target,
		means
	}, -resisted);
}
/** Healing: a level of damage for each degree of success (DEG-R28). */
function* heal(table, by, target, id, raised) {
	const me = fighterOf(table, by);
	const means = powerMeans(me, id);
	const check = makeCheck(by, {
		kind: "healing",
		of: id,
		bonus: means.rank + takeHelp(me, { means }) + impairment(me),
		dc: 10,
		raise: raised
	}, roll(table, 20), null);
	yield* bend(table, check);
	const degree = degreeOf(check);
	for (let level = 0; level < degree && findFighter(table, target); level++) mendDamage(table, target);
}
/** A boost that lasts until the end of the next turn: of the user for its own, of the ally for a rally (§7.4). */
function strengthen(table, by, target, id) {
	const [me, receiver] = [fighterOf(table, by), fighterOf(table, target)];
	const { effect, rank } = powerOf(me, id);
	if (effect.kind !== "boost") return;
	const ranks = rank + takeHelp(me, { means: powerMeans(me, id) });
	const until = endOfNextTurn(receiver);
	if (effect.trait === "all") addMod(receiver, {
		kind: "all",
		ranks,
		until
	});
	else addMod(receiver, {
		kind: "boost",
		trait: effect.trait,
		ranks,
		until
	});
	emit(table, {
		type: "helped",
		by,
		target,
		with: id,
		ranks,
		clause: "DEG-124"
	});
}
const use = deed("use", PARAMS$2, usePower, (act, table, by) => readUse(act, table, by));
// shared/src/rulesets/degrees/book/skill-check.ts
/** Makes a skill check, hunch and windows and all; gives its degree. */
function* skillCheck(table, by, terms) {
	const hunched = terms.hunch ? yield* hunch(table, by) : 0;
	const me = findFighter(table, by);
	const isOwn = terms.isOwn ?? true;
	if (!me) return -1;
	const facing = findFighter(table, terms.against?.by ?? terms.facing ?? "");
	const bonus = skillSum(me, {
		...terms,
		ranks: terms.ranks ?? 0,
		isOwn
	}, hunched, facing);
	if (isOwn) me.mods = me.mods.filter(({ kind }) => kind !== "skill");
	const whole = makeCheck(by, {
		kind: "skill",
		of: terms.skill,
		bonus,
		...terms.dc !== void 0 && { dc: terms.dc },
		raise: terms.raise
	}, roll(table, 20), answerOf(table, me, terms));
	yield* bend(table, whole);
	return degreeOf(whole);
}
/** What a skill check adds up to before its die; Advantages may not count against `facing` (DEG-98). */
function skillSum(me, { skill, bonus, ranks = 0, mood = 0, isOwn = true }, hunched = 0, facing) {
	const foe = facing && areFoes(me, facing) ? facing : void 0;
	const advantages = skillRanks(me, ranks, isOwn).add(hunched);
	return (bonus ?? skillBonus(me, skill)) + advantages.sum(me, foe) + mood + impairment(me);
}
function answerOf(table, me, { against }) {
	if (!against || !findFighter(table, against.by)) return null;
	const other = fighterOf(table, against.by);
	const best = bestOf(other, against.skills);
	return rollAgainst(table, other.id, best, opposingBonus(other, best, me));
}
/** What the passive side of an opposed check adds to its die: help for its own checks is not used for it. */
function opposingBonus(other, skill, me) {
	return skillSum(other, {
		skill,
		isOwn: false
	}, 0, me);
}
/** The skill that somebody is best at, the first of equals. */
function bestOf(fighter, [first, ...others]) {
	let best = first ?? "perception";
	for (const skill of others) if (skillBonus(fighter, skill) > skillBonus(fighter, best)) best = skill;
	return best;
}
/** Intuition first: the modifier that it gives (DEG-112). */
function* hunch(table, by) {
	const check = rollCheck(table, by, {
		kind: "skill",
		of: "intuition",
		bonus: skillSum(fighterOf(table, by), {
			skill: "intuition",
			isOwn: false
		}),
		dc: 10
	});
	yield* bend(table, check);
	return modifierOf(degreeOf(check));
}
// shared/src/rulesets/degrees/book/standard/disarmed.ts
/** Asks the disarmer, if it has a hand for the object and can pay for taking it. */
function* askToTake(table, by, from, item, weapon) {
	const isOpen = (seen) => {
		const [me, foe] = [findFighter(seen, by), findFighter(seen, from)];
		if (!me || !foe || isHelpless(me)) return false;
		return gap(me, foe) <= Math.max(1, reachOf$1(me, weapon)) && mayTake(seen, me, item);
	};
	if ((yield* ask({
		for: by,
		speaker: masterOf(table, by) ?? by,
		kind: "grab-item",
		choices: (seen) => isOpen(seen) ? [{ option: "grab" }, { option: "pass" }] : [],
		fallback: { option: "pass" }
	})).option !== "grab" || !isOpen(table)) return;
	if (yield* catches(table, by)) take$1(table, by, item);
}
function reachOf$1(me, weapon) {
	const { type, reach } = weaponOf(me, weapon);
	return type === "close" ? reach : 1;
}
function mayTake(table, me, item) {
	const hands = freeHands(me);
	if (hands < Math.max(1, itemOf(me, item).hands)) return false;
	if (hands >= 2) return missingFree(table, me, 1) === void 0;
	return table.turn === me.id ? purseFor(me, "quick") !== void 0 : me.quick > 0;
}
/** With both hands free it is a free action; with one it takes a quick one and a sure eye. */
function* catches(table, by) {
	const me = fighterOf(table, by);
	if (freeHands(me) >= 2) {
		payAction(table, me, "free");
		return true;
	}
	if (table.turn === by) payAction(table, me, "quick");
	else me.quick--;
	return (yield* skillCheck(table, by, {
		skill: "reaction",
		dc: 10 + table.options.pl,
		isOwn: false
	})) > 0;
}
function take$1(table, by, item) {
	const me = findFighter(table, by);
	const lying = table.lying.findLast((one) => one.item === item);
	if (!me || !lying) return;
	table.lying = table.lying.filter((one) => one !== lying);
	me.held = [...me.held, item];
	if (lying.damaged) me.damaged = withOne(me.damaged, item);
	emit(table, {
		type: "took",
		by,
		item,
		clause: "DEG-32"
	});
}
// shared/src/rulesets/degrees/book/standard/stunt-choices.ts
/** What a stunt may have to be told. */
const TELLING = {
	track: optional(oneOf(TRACK_IDS)),
	item: optional(anId()),
	dir: optional(count(0, 5))
};
/** What is wrong with a stunt as it would be brought about. */
function faultOfBenefit(me, foe, weapon, named) {
	if (isSenseless(me, foe, weapon, named)) return "bad-input";
	return faultOfStunt(me, foe, weapon, named) ?? faultOfSize(me, foe, named);
}
/** The stunts that are possible now, each with its ways. */
function stuntChoices(table, target, params, faultOf) {
	const foe = fighterOf(table, target);
	return STUNTS.map((option) => {
		const check = (given) => {
			const named = nameStunt(option, given);
			return named ? faultOf(table, named, given) : "bad-input";
		};
		return {
			option,
			params,
			variants: () => [...waysOf$2(foe, option)].filter((way) => check(way) === void 0),
			check
		};
	}).filter(({ variants }) => (variants?.() ?? []).length > 0);
}
/** The weapon of a counter-stunt: the one named, or the first that serves (DEG-R47). */
function counterWeapon(table, me, foe, named, given) {
	return (typeof given === "string" ? has$1(me, given) ? [given] : [] : weaponsOf(me)).find((weapon) => faultOfCounter(table, me, foe, weapon, named) === void 0);
}
function faultOfCounter(table, me, foe, weapon, named) {
	return faultOfBenefit(me, foe, weapon, named) ?? faultOfRange(table, me.at, foe.at, weaponOf(me, weapon));
}
const ANSWERING = {
	...TELLING,
	weapon: optional(anId()),
	quick: quickPart
};
/** The stunts with which the other side may answer, in one of its ways. */
function counterChoices(table, by, target) {
	const faultOf = (seen, named, { weapon, quick }) => {
		const faulty = faultOfQuick(seen, by, quick);
		if (faulty !== void 0) return faulty;
		const [me, foe] = [afterQuick(fighterOf(seen, by), quick), fighterOf(seen, target)];
		if (typeof weapon === "string") return has$1(me, weapon) ? faultOfCounter(seen, me, foe, weapon, named) : "no-such-item";
		return weaponsOf(me).map((one) => faultOfCounter(seen, me, foe, one, named)).reduce((first, one) => first === void 0 || one === void 0 ? void 0 : first, "no-such-item");
	};
	const axes = () => ({ quick: {
		type: "one",
		of: quickParts(table, by)
	} });
	const choices = stuntChoices(table, target, ANSWERING, faultOf).map((choice) => ({
		...choice,
		axes
	}));
	return choices.length > 0 ? [...choices, { option: "pass" }] : [];
}
// shared/src/rulesets/degrees/book/standard/stunt.ts
const stunt = deed("stunt", {
	stunt: optional(oneOf(STUNTS)),
	weapon: anId(),
	target: fighter$1,
	...TELLING,
	...raise
}, {
	cost: "std",
	dues: (_table, me, { weapon, raise }) => ({
		...has$1(me, weapon) && shotDues(me, weapon),
		...raise !== void 0 && { reaction: 1 }
	}),
	fault(table, me, { weapon, target, stunt, ...told }) {
		if (!serves(me, weapon, target, stunt)) return "no-such-item";
		const foe = opponent(table, me.id, target);
		const named = stunt && nameStunt(stunt, told);
		const faulty = foe && named ? faultOfStunt(me, foe, weapon, named) : void 0;
		if (faulty === "no-such-item") return faulty;
		if (!foe) return "no-such-target";
		return faulty ?? faultOfLoading(me, weapon);
	},
	geometry(table, me, { weapon, target, stunt, ...told }) {
		const foe = fighterOf(table, target);
		if (!isWeapon(me, weapon)) return "no-such-item";
		const named = stunt && nameStunt(stunt, told);
		return faultOfRange(table, me.at, foe.at, weaponOf(me, weapon)) ?? (named && faultOfSize(me, foe, named));
	},
	provokes: () => ({}),
	sets: () => "attacks",
	*does(table, by, { weapon, target, stunt, raise: raised, ...told }) {
		const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
		if (!serves(me, weapon, target, stunt)) return;
		const named = stunt && nameStunt(stunt, told);
		const means = meansOf(me, weapon);
		const check = yield* rollAttack(table, {
			by,
			target,
			means,
			raise: raised,
			ranks: ranksOf(foe, named)
		});
		if (!check || degreeOf(check) < 0) return;
		yield* opposed(table, {
			by,
			target,
			means,
			weapon,
			named,
			isFirst: true
		});
	},
	*variants(table, me) {
		for (const foe of fightersOf(table)) for (const weapon of weaponsOf(me)) {
			if (weapon === "fists" && isArmed(me) && me.sheet.natural.length > 0 || !opponent(table, me.id, foe.id)) continue;
			if (faultOfRange(table, me.at, foe.at, weaponOf(me, weapon))) continue;
			yield {
				weapon,
				target: foe.id
			};
			for (const which of STUNTS) for (const way of waysOf$2(foe, which)) {
				const named = nameStunt(which, way);
				if (named && !isSenseless(me, foe, weapon, named)) yield {
					weapon,
					target: foe.id,
					stunt: which,
					...way
				};
			}
		}
	},
	axes: () => ({ raise: {
		type: "range",
		from: 1,
		to: 2
	} })
}, (act, table, by) => {
	if (act.stunt === void 0) return act;
	const named = nameStunt(act.stunt, act);
	if (!named) return void 0;
	const [me, foe] = [findFighter(table, by), findFighter(table, act.target)];
	return !me || !foe || !isWeapon(me, act.weapon) || !isSenseless(me, foe, act.weapon, named) ? act : void 0;
});
/** The opposed check of a stunt, and what comes of it: DEG-R39. */
function* opposed(table, contest) {
	const { by, target, means, weapon, isFirst } = contest;
	const [me, foe] = [findFighter(table, by), findFighter(table, target)];
	if (!me || !foe || foe.defeated || isHelpless(me)) return;
	const die = roll(table, 20);
	const resistance = bestResistance(foe, means);
	const against = rollAgainst(table, target, resistance, resistBonus(foe, resistance));
	const check = makeCheck(by, {
		kind: "stunt",
		of: weapon,
		bonus: stuntRank(me, foe, means, isFirst) + impairment(me)
	}, die, against);
	yield* bend(table, check);
	if (!findFighter(table, by) || !findFighter(table, target)) return;
	const degree = degreeOf(check);
	if (degree > 0) yield* win(table, contest, degree);
	else if (isFirst) yield* counterStunt(table, target, by);
}
function* win(table, contest, degree) {
	const { by, target, means, weapon, named, isFirst } = contest;
	const benefit = named ?? (yield* choose(table, by, target, weapon));
	const [me, foe] = [findFighter(table, by), findFighter(table, target)];
	if (!benefit || !me || !foe || foe.defeated || faultOfBenefit(me, foe, weapon, benefit)) return;
	bringAbout(table, by, target, means, benefit, {
		degree,
		rank: stuntRank(me, foe, means, isFirst)
	});
	if (benefit.stunt === "disarm" && benefit.item) yield* askToTake(table, by, target, benefit.item, weapon);
}
/** The winner of a stunt without a name chooses among those that cost one rank: DEG-134. */
function* choose(table, by, target, weapon) {
	const faultAtOne = (seen, named) => {
		const [me, foe] = [fighterOf(seen, by), fighterOf(seen, target)];
		return faultOfBenefit(me, foe, weapon, named) ?? (ranksOf(foe, named) < -1 ? "bad-input" : void 0);
	};
	const answer = yield* ask({
		for: by,
		speaker: masterOf(table, by) ?? by,
		kind: "stunt",
		choices: (seen) => {
			if (!findFighter(seen, by) || !findFighter(seen, target)) return [];
			return [...stuntChoices(seen, target, TELLING, faultAtOne), { option: "pass" }];
		},
		fallback: { option: "pass" }
	});
	return answer.option === "pass" ? void 0 : nameStunt(answer.option, answer);
}
/** Who wins the opposed check against a stunt may answer with one, at once: DEG-39. */
function* counterStunt(table, by, target) {
	const isOpen = (seen) => {
		const [me, foe] = [findFighter(seen, by), findFighter(seen, target)];
		return me !== void 0 && foe !== void 0 && !foe.defeated && me.reaction > 0 && isFreeToReact(me);
	};
	const answer = yield* ask({
		for: by,
		speaker: masterOf(table, by) ?? by,
		kind: "counter-stunt",
		choices: (seen) => isOpen(seen) ? counterChoices(seen, by, target) : [],
		concerns: isOpen,
		fallback: { option: "pass" }
	});
	if (answer.option === "pass" || !isOpen(table)) return;
	payReaction(table, fighterOf(table, by));
	yield* takeQuick(table, by, answer.quick);
	yield* answerStunt(table, by, target, answer);
}
function* answerStunt(table, by, target, answer) {
	const [me, foe] = [findFighter(table, by), findFighter(table, target)];
	const named = nameStunt(answer.option, answer);
	const weapon = me && foe && named && counterWeapon(table, me, foe, named, answer.weapon);
	if (!me || !weapon || !named) return;
	yield* opposed(table, {
		by,
		target,
		means: meansOf(me, weapon),
		weapon,
		named,
		isFirst: false
	});
}
const NAMING = {
	stunt: optional(oneOf(STUNTS)),
	...TELLING,
	pool: optional(oneOf(POOLS))
};
/** A stunt that Destiny adds to a hit: what may be named, and what follows (DEG-89). */
function bonusStunt(table, by, target, weapon) {
	let taken;
	const faultOf = (seen, given) => {
		const { stunt: which } = given;
		if (which === void 0) return void 0;
		const named = STUNTS.some((one) => one === which) ? nameStunt(which, given) : void 0;
		if (!named) return "bad-input";
		return faultOfBenefit(fighterOf(seen, by), fighterOf(seen, target), weapon, named);
	};
	return {
		isTaken: () => taken !== void 0,
		take(params) {
			const { stunt: which } = params;
			taken = { named: which === void 0 ? void 0 : nameStunt(which, params) };
		},
		choice: (seen) => ({
			option: "stunt",
			params: NAMING,
			variants: () => {
				const foe = fighterOf(seen, target);
				return STUNTS.flatMap((which) => [...waysOf$2(foe, which)].map((way) => ({
					stunt: which,
					...way
				}))).filter((way) => faultOf(seen, way) === void 0);
			},
			check: (params) => faultOf(seen, params) ?? missingPoint(fighterOf(seen, by), params.pool)
		}),
		*follow() {
			const me = findFighter(table, by);
			if (!taken || !me) return;
			yield* opposed(table, {
				by,
				target,
				means: meansOf(me, weapon),
				weapon,
				named: taken.named,
				isFirst: true
			});
		}
	};
}
// shared/src/rulesets/degrees/book/standard/attack.ts
/** An attack with a weapon: DEG-13 to DEG-18. With `ability` it is the use of a power. */
const attack = deed("attack", {
	weapon: optional(anId()),
	ability: optional(anId()),
	target: fighter$1,
	...raise,
	...smash,
	...slam
}, {
	costOf: (table, me, act) => act.ability === void 0 ? "std" : usePower.costOf?.(table, me, asUse(act)) ?? null,
	dues: (_table, me, act) => attackDues(me, act),
	fault: (table, me, act) => act.ability === void 0 ? faultOfAttack(table, me, act) : usePower.fault?.(table, me, asUse(act)),
	geometry: (table, me, act) => act.ability === void 0 ? faultOfAim(table, me, act) : usePower.geometry?.(table, me, asUse(act)),
	provokes: (table, me, act) => act.ability === void 0 ? provokedBy(table, me, act.weapon, act.target) : usePower.provokes?.(table, me, asUse(act)),
	sets: ({ ability }) => ability === void 0 ? "attacks" : "casts",
	*does(table, by, act, manner) {
		if (act.ability !== void 0) {
			if (usePower.does) yield* usePower.does(table, by, asUse(act), manner);
			return;
		}
		const { weapon, target, raise: raised, smash: smashed, slam: slammed } = act;
		const me = fighterOf(table, by);
		if (weapon === void 0 || !has$1(me, weapon)) return;
		yield* strikeWith(table, {
			by,
			target,
			weapon,
			raise: raised,
			smash: smashed,
			...slammed ? { slam: slamRanks(me.moved) } : {}
		});
	},
	*variants(table, me) {
		for (const foe of fightersOf(table)) {
			if (!opponent(table, me.id, foe.id)) continue;
			for (const weapon of weaponsOf(me)) if (!faultOfRange(table, me.at, foe.at, weaponOf(me, weapon))) yield {
				weapon,
				target: foe.id
			};
		}
	},
	axes: () => ATTACK_AXES
}, (act, table, by) => {
	if (act.ability === void 0 === (act.weapon === void 0)) return void 0;
	if (act.ability === void 0) return isSlamSensible(findFighter(table, by), act) ? act : void 0;
	return act.slam || !readUse(asUse(act), table, by) ? void 0 : act;
});
/** The same as the use of a power: §6.2. */
function asUse({ ability = "", target, raise: raised, smash: smashed }) {
	return {
		ability,
		target,
		...raised !== void 0 && { raise: raised },
		...smashed !== void 0 && { smash: smashed }
	};
}
const ATTACK_AXES = {
	raise: {
		type: "range",
		from: 1,
		to: 2
	},
	smash: { type: "flag" },
	slam: { type: "flag" }
};
/** A slam is a matter of close weapons: DEG-108. */
function isSlamSensible(me, { weapon, slam: slammed }) {
	if (!slammed || weapon === void 0 || !isWeapon(me, weapon)) return true;
	return weaponOf(me, weapon).type === "close";
}
function attackDues(me, act) {
	const { weapon } = act;
	return {
		...weapon !== void 0 && has$1(me, weapon) ? shotDues(me, weapon) : {},
		reaction: reactionsFor(act)
	};
}
/** What is wrong with the weapon, the target or the slam. */
function faultOfAttack(table, me, { weapon, target, slam: slammed }, moved = me.moved) {
	if (weapon === void 0 || !has$1(me, weapon)) return "no-such-item";
	if (!opponent(table, me.id, target)) return "no-such-target";
	if (slammed && slamRanks(moved) === 0) return {
		code: "no-effect",
		clause: "DEG-108"
	};
	return faultOfLoading(me, weapon);
}
function faultOfAim(table, me, { weapon, target }) {
	if (weapon === void 0 || !isWeapon(me, weapon)) return "no-such-item";
	return faultOfRange(table, me.at, fighterOf(table, target).at, weaponOf(me, weapon), me);
}
/** One rank for two hexes moved in the round, five at most: DEG-108. */
function slamRanks(moved) {
	return Math.min(5, Math.floor(moved / 2));
}
/** Whom an attack with a weapon provokes: DEG-14, DEG-16 to DEG-18. */
function provokedBy(table, me, weapon, target) {
	if (weapon === void 0 || !isWeapon(me, weapon)) return void 0;
	const { type } = weaponOf(me, weapon);
	const foe = fighterOf(table, target);
	if (type === "ranged" || type === "rumor") return {};
	if (type === "court") return !hasWits(me) && hasWits(foe) ? { only: target } : void 0;
	const isSkilled = (me.edges["improved-unarmed"] ?? 0) > 0;
	return weapon === "fists" && isArmed(foe) && !isSkilled ? { only: target } : void 0;
}
/** One attack with a weapon, whatever it is a part of: to it a stunt can be added (DEG-89). */
function* strikeWith(table, { weapon, ...blow }) {
	const means = meansOf(fighterOf(table, blow.by), weapon);
	yield* strike(table, {
		...blow,
		means
	}, bonusStunt(table, blow.by, blow.target, weapon));
}
// shared/src/kit/readying.ts
/** Whether a trigger that means that one, or one of `WHOEVER`, means the one who acts. */
function isMeant(table, owner, whom, by) {
	if (whom === "any" || whom === by) return true;
	return whom === (findFighter(table, by)?.side === owner.side ? "ally" : "enemy");
}
// shared/src/rulesets/degrees/book/reactions/threats.ts
/** Whether somebody threatens a hex: DEG-90 to DEG-92. */
function threatens(table, fighter, hex) {
	if (fighter.defeated || isHelpless(fighter)) return false;
	return distance(fighter.at, hex) <= reachOf(table, fighter) && sees(table, fighter.at, hex);
}
/** How far somebody threatens: by blades in combat, by wits else; 0: not at all. */
function reachOf({ options }, fighter) {
	if (options.encounter !== "combat") return hasWits(fighter) ? options.conversation : 0;
	let reach = (fighter.edges["improved-unarmed"] ?? 0) > 0 ? 1 : 0;
	for (const weapon of weaponsOf(fighter)) {
		const { type, reach: own } = weaponOf(fighter, weapon);
		if (type === "close" && weapon !== "fists") reach = Math.max(reach, own);
	}
	return reach;
}
/** The enemies that threaten a hex, as listed. */
function threateners(table, by, hex) {
	return fightersOf(table).filter((other) => areFoes(by, other) && threatens(table, other, hex));
}
// shared/src/rulesets/degrees/book/reactions/ready-window.ts
/** Asks whoever has waited for it, one after another: DEG-R19. */
function* triggered(table, what) {
	for (const id of inAskingOrder(table).map((fighter) => fighter.id)) if (waitsFor(table, id, what)) yield* offerToFire(table, id, what.by, () => waitsFor(table, id, what));
}
/** After an attack of any kind is over. */
function* afterAttack(table, by) {
	yield* triggered(table, {
		on: "attacks",
		by
	});
}
function waitsFor(table, id, what) {
	const [me, other] = [findFighter(table, id), findFighter(table, what.by)];
	if (!me?.readied || !other || me === other) return false;
	return fits(table, me, other, me.readied.trigger, what);
}
function fits(table, me, other, { on, by = "enemy" }, what) {
	if (!isMeant(table, me, by, other.id)) return false;
	if (on !== "enters-reach") return on === what.on;
	return what.on === "moves" && threatens(table, me, what.to) && !threatens(table, me, what.from);
}
/** Asks somebody whether it does what it has readied, if that is legal now. */
function* offerToFire(table, id, by, mayStill = () => true) {
	const isOpen = (seen) => mayStill(seen) && planOf(seen, id, by) !== void 0;
	const answer = yield* ask({
		for: id,
		speaker: masterOf(table, id) ?? id,
		kind: "ready",
		choices: (seen) => isOpen(seen) ? choices(seen, id) : [],
		concerns: (seen) => findFighter(seen, id)?.ready !== null,
		fallback: { option: "pass" }
	});
	const plan = answer.option === "fire" && isOpen(table) ? planOf(table, id, by) : void 0;
	if (!plan) return;
	const me = fighterOf(table, id);
	payReaction(table, me);
	me.ready = null;
	me.readied = null;
	emit(table, {
		type: "fired",
		by: id,
		action: plan.deed.name,
		clause: "DEG-24"
	});
	yield* onStack(table, {
		name: "ready",
		by: id
	}, fire(table, id, plan, answer.quick));
}
const FIRE = { quick: quickPart };
function choices(table, id) {
	return [{
		option: "fire",
		params: FIRE,
		variants: () => [{}],
		axes: () => ({ quick: {
			type: "one",
			of: quickParts(table, id)
		} }),
		check: ({ quick }) => faultOfQuick(table, id, quick)
	}, { option: "pass" }];
}
/** What somebody would do now that its trigger has happened; undefined: it cannot. */
function planOf(table, id, by) {
	const me = findFighter(table, id);
	if (!me?.readied || me.reaction === 0 || isHelpless(me)) return void 0;
	const plan = meant$1(table, id, me.readied, by);
	return plan && plan.deed.fault(table, me, plan.act, "readied") === void 0 ? plan : void 0;
}
function meant$1(table, id, { action }, by) {
	const { do: name, ...params } = action;
	const deed = deedNamed(name);
	const act = deed?.parse(aimedAt(params, by), table, id);
	return deed && act && {
		deed,
		act
	};
}
/** `trigger` means the one who set it off: §6.2. */
function aimedAt(params, by) {
	const named = ([name, value]) => [name, value === "trigger" ? by : value];
	return Object.fromEntries(Object.entries(params).map(named));
}
function* fire(table, id, { deed, act }, quick) {
	yield* takeQuick(table, id, quick);
	const me = findFighter(table, id);
	if (!me || deed.fault(table, me, act, "readied") !== void 0) return;
	yield* deed.carryOut(table, id, act, "readied");
}
// shared/src/rulesets/degrees/book/reactions/opportunity.ts
/**
* Lets everybody who threatens somebody strike before it does something. Whether it can still do it: it is neither
* stunned nor out, nor gone.
*/
function* opportunity(table, by, provoked) {
	const mayNow = (id) => mayStrike(table, id, by, provoked);
	yield* askInOrder(table, inAskingOrder(table).map(({ id }) => id), (id) => mayNow(id) ? offer(table, id, by, provoked) : void 0, function* (id, answer) {
		if (mayNow(id)) yield* strikeAt(table, id, by, answer);
	});
	const actor = findFighter(table, by);
	return actor !== void 0 && !isHelpless(actor);
}
/** Whether somebody is asked now. */
function mayStrike(table, id, target, provoked) {
	const [me, actor] = [findFighter(table, id), findFighter(table, target)];
	if (!me || !actor || actor.defeated || !areFoes(me, actor)) return false;
	if (me.reaction === 0 || !isFreeToReact(me)) return false;
	if (provoked.only !== void 0 && provoked.only !== id) return false;
	if (provoked.except === id) return false;
	if (provoked.beside && !isAdjacent(me.at, actor.at)) return false;
	return threatens(table, me, actor.at) && strikesOf$1(table, me, actor).length > 0;
}
/** The weapons that an opportunity attack can be made with: close ones in combat, court ones else. */
function strikesOf$1(table, me, target) {
	return weaponsOf(me).filter((weapon) => faultOfStrike(table, me, target, weapon) === void 0);
}
function faultOfStrike(table, me, target, weapon) {
	if (!has$1(me, weapon)) return "no-such-item";
	const type = table.options.encounter === "combat" ? "close" : "court";
	const own = weaponOf(me, weapon);
	return own.type === type ? faultOfRange(table, me.at, target.at, own) : "bad-input";
}
function offer(table, id, target, provoked) {
	return {
		for: id,
		speaker: masterOf(table, id) ?? id,
		kind: "opportunity",
		choices: (seen) => mayStrike(seen, id, target, provoked) ? [attackChoice(seen, id, target), { option: "pass" }] : [],
		concerns: (seen) => mayStrike(seen, id, target, provoked),
		fallback: { option: "pass" }
	};
}
function* strikeAt(table, id, target, answer) {
	payReaction(table, fighterOf(table, id));
	yield* onStack(table, {
		name: "opportunity",
		by: id,
		target
	}, take(table, id, target, answer));
	yield* afterAttack(table, id);
}
function* take(table, id, target, { weapon, quick }) {
	yield* takeQuick(table, id, quick);
	const [me, actor] = [findFighter(table, id), findFighter(table, target)];
	if (!me || !actor || actor.defeated || isHelpless(me)) return;
	const named = typeof weapon === "string" ? weapon : strikesOf$1(table, me, actor)[0];
	if (named === void 0 || !has$1(me, named)) return;
	yield* strikeWith(table, {
		by: id,
		target,
		weapon: named
	});
}
const PARAMS$1 = {
	weapon: optional(anId()),
	quick: quickPart
};
function attackChoice(table, id, target) {
	return {
		option: "attack",
		params: PARAMS$1,
		variants: () => strikesOf$1(table, fighterOf(table, id), fighterOf(table, target)).map((weapon) => ({ weapon })),
		axes: () => ({ quick: {
			type: "one",
			of: quickParts(table, id)
		} }),
		check: ({ weapon, quick }) => {
			const faulty = faultOfQuick(table, id, quick);
			if (faulty !== void 0 || weapon === void 0) return faulty;
			return faultOfStrike(table, afterQuick(fighterOf(table, id), quick), fighterOf(table, target), String(weapon));
		}
	};
}
// shared/src/rulesets/degrees/book/move/walking.ts
/** The speed rank as it is now; `freed`: without what somebody's grab does to it. */
function speedOf(fighter, freed) {
	const hampered = freed === void 0 ? fighter : withoutGrab(fighter, freed);
	const run = fighter.running ? 1 : 0;
	return fighter.sheet.speed + boost(fighter, "speed") + run - (is(hampered, "hindered") ? 1 : 0);
}
/** Somebody as it is once a grab has ended. */
function withoutGrab(fighter, by) {
	const effects = fighter.effects.filter((one) => one.track !== "grab" || one.by !== by);
	return {
		...fighter,
		effects
	};
}
/** How many hexes a speed rank is: DEG-R14. */
function hexesOf(rank) {
	if (rank <= -3) return 1;
	return [
		2,
		3,
		6,
		12,
		24,
		50
	][rank + 2] ?? 50 * 2 ** (rank - 3);
}
/** What entering a hex costs; null: it is blocked. */
function costOf$3(table, me, to, { squeezes = false }) {
	if (!squeezes && isTight(table, to)) return null;
	return isPassable(table, me, to) ? groundCost(table, to) : null;
}
function isTight({ options }, hex) {
	return options.tight.some((tight) => isSame$1(tight, hex));
}
/** What is wrong with a path: hex by hex, then its length, then where it ends (6.1). */
function faultOfPath(table, me, path, way) {
	let cost = 0;
	let from = me.at;
	for (const to of path) {
		const step = costOf$3(table, me, to, way);
		if (step === null) return "blocked";
		const { straightTo: goal } = way;
		if (!(!goal || distance(to, goal) < distance(from, goal) || isWaived(me, "not-straight"))) return {
			code: "not-straight",
			clause: "DEG-23"
		};
		cost += step;
		from = to;
	}
	if (cost > hexesOf(way.rank) && !isWaived(me, "too-far")) return "too-far";
	return occupant(table, from, me.id) ? "occupied" : void 0;
}
/** Whether these hexes are a path at all from where somebody stands. */
function isPathFor(table, by, path) {
	const me = findFighter(table, by);
	return me === void 0 || isPath(me.at, path);
}
/** The ways that somebody could go. */
function* pathsFor(table, me, way) {
	const walk = walkOf(table, me, hexesOf(way.rank));
	for (const { path } of waysOf$1(me.at, {
		...walk,
		cost: (to) => costOf$3(table, me, to, way)
	})) yield path;
}
/** What keeps somebody from going anywhere by itself. */
function faultOfLegs(fighter) {
	return isFixed(fighter) ? excused(fighter, {
		code: "prevented",
		clause: "DEG-R15"
	}) : void 0;
}
/** Goes along a path, window by window, until it ends or somebody is stopped. Whether it was gone to its end. */
function* walk(table, by, path, how = {}) {
	const isDone = yield* goAlong(table, by, path, how);
	yield* arrive(table, by);
	return isDone;
}
/** Whoever has ended in somebody's hex comes to stand beside it, and upon that one if it was not seen there. */
function* arrive(table, by) {
	const me = findFighter(table, by);
	if (!me || me.defeated) return;
	const { at } = me;
	makeRoom(table, by);
	if (!isSame$1(fighterOf(table, by).at, at)) yield* comeUpon(table, by, at);
}
function* goAlong(table, by, path, how) {
	for (const to of path) {
		const me = findFighter(table, by);
		if (!me || isStopped(me, how)) return false;
		const start = me.at;
		if (!how.isSpared?.(me, to) && !(yield* opportunity(table, by, how.provoked ?? {}))) return false;
		if (!mayStep(table, by, start, to, how)) {
			yield* comeUpon(table, by, to);
			return false;
		}
		place(table, by, to, "moved");
		fighterOf(table, by).moved++;
		letGoIfApart(table, by);
		yield* triggered(table, {
			on: "moves",
			by,
			from: start,
			to
		});
		if (!isSame$1(findFighter(table, by)?.at ?? start, to)) return false;
	}
	return true;
}
function isStopped(me, { crawls = false }) {
	return isHelpless(me) || isFixed(me) || is(me, "prone") && !crawls;
}
/** Whether somebody can still take the step that was open when it set out. */
function mayStep(table, by, from, to, how) {
	const me = findFighter(table, by);
	if (!me || isStopped(me, how) || !isSame$1(me.at, from)) return false;
	return costOf$3(table, me, to, {
		rank: 0,
		squeezes: true
	}) !== null;
}
/** The nearest enemy of somebody who is not hidden: of several the first in turn order (DEG-R48). */
function nearestEnemy(table, me) {
	let nearest;
	for (const other of inTurnOrder(table)) {
		if (other.defeated || other.hidden || !areFoes(me, other)) continue;
		if (!nearest || distance(me.at, other.at) < distance(me.at, nearest.at)) nearest = other;
	}
	return nearest;
}
/** Whether a step leads towards the nearest enemy, or away from it: DEG-62, DEG-63. */
function leads(table, me, to, way) {
	const enemy = nearestEnemy(table, me);
	if (!enemy) return true;
	const change = distance(to, enemy.at) - distance(me.at, enemy.at);
	return way === "towards" ? change < 0 : change > 0;
}
// shared/src/rulesets/degrees/book/rounds.ts
/** Plays a battle from wherever its table is. */
function* play(table, actions) {
	for (;;) {
		conclude(table);
		if (table.over) yield* halt();
		const by = table.turn;
		if (by === null) yield* passOn(table, null);
		else if (!findFighter(table, by)) yield* passOn(table, by);
		else if (isUp(table, by)) yield* act(table, actions, by);
		else yield* endTurn(table, by);
	}
}
/** The battle ends when one side alone has somebody up: DEG-R30. */
function conclude(table) {
	if (table.round > 0 && sidesStanding(table).length <= 1) concludeIfDecided(table);
}
function isUp(table, id) {
	const fighter = findFighter(table, id);
	return table.turn === id && fighter !== void 0 && !isHelpless(fighter);
}
/** One thing that somebody does in its turn: whoever has it in its power speaks for it (DEG-R12). */
function* act(table, actions, by) {
	const intent = yield* askAny([turnQuestion(actions, by, isUp, { speaker: masterOf(table, by) ?? by })]);
	if (!intent) return;
	yield* perform(table, actions, intent);
}
/** The end of a turn: the checks that go with it, then whatever lasts until then ends, then delayers may come in. */
function* endTurn(table, id) {
	yield* endStep(table, id);
	yield* passOn(table, id);
}
function* endStep(table, id) {
	yield* onStack(table, {
		name: "end-turn",
		by: id
	}, resistAll(table, id));
	const fighter = findFighter(table, id);
	if (!fighter) return;
	fighter.std = 0;
	fighter.mov = 0;
	countEnded(fighter);
	expire(table);
	emit(table, {
		type: "turn-ended",
		by: id
	});
}
/** A check against each affliction that goes on, in the order in which they began: DEG-R10, DEG-R37. */
function* resistAll(table, id) {
	const list = findFighter(table, id)?.effects ?? [];
	for (const one of list) {
		const fighter = findFighter(table, id);
		if (!fighter || is(fighter, "dead") || one.track === "grab") continue;
		if (fighter.effects.includes(one)) yield* resistOngoing(table, id, one);
	}
}
/** After somebody's turn: a delayer may act, else the next one's turn begins (DEG-114). `after` null: nobody's turn is over. */
function* passOn(table, after) {
	conclude(table);
	if (table.over) return;
	const delayer = after === null ? void 0 : yield* askDelayers(table, after);
	if (delayer !== void 0) return open$1(table, fighterOf(table, delayer));
	table.turn = null;
	while (table.turn === null && !table.over) {
		const [next, ...rest] = table.pending;
		if (next === void 0) openRound(table);
		else {
			table.pending = rest;
			yield* startTurn(table, next);
		}
	}
}
/** A new round: everybody has a turn in it (DEG-1). */
function openRound(table) {
	table.round++;
	expire(table);
	table.pending = [...table.order];
	touchAll(table);
	for (const fighter of fightersOf(table)) fighter.moved = 0;
	emit(table, {
		type: "round-began",
		round: table.round
	});
}
/** A turn begins: what a delay has put off comes first (DEG-115, DEG-116). */
function* startTurn(table, id) {
	const fighter = findFighter(table, id);
	if (!fighter || is(fighter, "dead")) return;
	if (fighter.delaying) {
		emit(table, {
			type: "delay-lost",
			by: id,
			clause: "DEG-115"
		});
		yield* endStep(table, id);
		conclude(table);
		if (!findFighter(table, id) || table.over) return;
	}
	countBegun(fighter);
	open$1(table, fighter);
	yield* onStack(table, {
		name: "start-turn",
		by: id
	}, startStep(table, id));
}
/** What every turn brings, taken up late or not: actions for one, a reaction for all. */
function open$1(table, fighter) {
	table.turn = fighter.id;
	table.turnCount++;
	fighter.delaying = false;
	fighter.acted = false;
	fighter.attacked = false;
	fighter.std = 1;
	fighter.mov = is(fighter, "dazed") ? 0 : 1;
	fighter.quick = is(fighter, "dazed") ? 0 : 1;
	touchAll(table);
	for (const one of fightersOf(table)) {
		one.reaction = 1;
		one.free = 0;
		one.extraFree = 0;
	}
	const master = masterOf(table, fighter.id);
	emit(table, {
		type: "turn-began",
		by: fighter.id,
		...master !== void 0 && { master }
	});
}
/** What happens at the start of an own turn. */
function* startStep(table, id) {
	const fighter = fighterOf(table, id);
	expire(table);
	fighter.defending = false;
	fighter.stance = null;
	fighter.stancePaid = false;
	fighter.ready = null;
	fighter.readied = null;
	if (!fighter.ranWell) fighter.runStreak = 0;
	fighter.ran = false;
	fighter.ranWell = false;
	fighter.running = false;
	fighter.stood = false;
	payDebts(table, id);
	if (is(fighter, "dying")) saveFromDeath(table, id);
	keepAim(fighter);
}
/** Each Surge is paid for with a level of fatigue; the debt of resisting waits while one is in somebody's power. */
function payDebts(table, id) {
	const fighter = fighterOf(table, id);
	const waits = is(fighter, "compelled") || is(fighter, "controlled");
	const due = fighter.surgeDebt - (waits ? fighter.resistDebt : 0);
	for (let debt = 0; debt < due; debt++) tire(table, id);
	fighter.surgeDebt -= due;
	if (!waits) fighter.resistDebt = 0;
}
function saveFromDeath(table, id) {
	const check = rollCheck(table, id, {
		kind: "save",
		of: "fortitude",
		bonus: resistBonus(fighterOf(table, id), "fortitude"),
		dc: 15
	});
	layOpen(table, check);
	close(table);
	const degree = degreeOf(check);
	if (degree >= 2) relieve(table, id, ({ name }) => name === "dying");
	else if (degree < 0) failDeath(table, id, -degree);
}
/** Aim is kept by a free action, by itself: DEG-69. */
function keepAim(fighter) {
	if (!fighter.aim) return;
	if (isHelpless(fighter)) fighter.aim = null;
	else fighter.free++;
}
/** How many seconds of the story have passed: DEG-2. */
function clockOf({ round, options }) {
	const { encounter, roundLength } = options;
	const length = encounter === "combat" ? "seconds" : roundLength ?? (encounter === "conflict" ? "minutes" : "seconds");
	return Math.max(0, round - 1) * (length === "minutes" ? 360 : 6);
}
// shared/src/rulesets/degrees/sheet/fields.ts
const { at, field, kept, shown, side } = fieldsOf();
const few = count(0, 9);
const aThing = thing(THINGS, [WEAPONS, ITEMS]);
const some = count(0, 99);
const ONGOING = record$1({
	by: fighter$1,
	track: oneOf(TRACK_IDS),
	degree: count(1, 3),
	rank: count(0, 40),
	resist: oneOf(RESISTANCES)
});
const STANCE = record$1({
	minus: oneOf(STANCE_PARTS),
	plus: oneOf(STANCE_PARTS),
	ranks: count(1, 5)
});
const AIM = record$1({
	target: fighter$1,
	ranks: count(1, 5)
});
const LAST = record$1({
	total: count(-99, 99),
	dc: count(-99, 99),
	degree: count(-99, 99)
});
/** The table view, and how the GM and a setup's `state` set it: §2.2. */
const FIELDS = {
	at: at((table, { id }, to) => {
		place(table, id, to, "placed");
		letGoIfApart(table, id);
	}),
	side: side(conclude),
	size: shown(oneOf(SIZES), ({ sheet }) => sheet.size),
	defeated: shown(flag, ({ defeated }) => defeated),
	conditions: field({
		kind: setOf(oneOf(CONDITIONS)),
		get: (_table, one) => conditionsOf(one),
		set: (table, one, value) => setConditions(table, one, value)
	}),
	bruises: kept("bruises", some, { after: (_table, one) => settleHealth(one) }),
	strains: kept("strains", some, { after: (_table, one) => settleHealth(one) }),
	hp: shown(count(0, 1e6), ({ hp }) => hp),
	hpMax: shown(count(0, 1e6), ({ hpMax }) => hpMax),
	std: kept("std", few),
	stdMax: shown(few, () => 1),
	mov: kept("mov", few),
	quick: kept("quick", few),
	reaction: kept("reaction", count(0, 1)),
	free: shown(some, ({ free }) => free),
	stress: kept("stress", count(0, 20)),
	stressMax: shown(count(0, 20), ({ sheet }) => sheet.stressMax),
	destiny: kept("destiny", few),
	fate: kept("fate", few),
	corruption: kept("corruption", few),
	surgeDebt: kept("surgeDebt", some, { after: (_table, one) => {
		one.resistDebt = Math.min(one.resistDebt, one.surgeDebt);
	} }),
	speed: shown(count(-20, 20), (one) => speedOf(one)),
	aim: field({
		kind: nullable(AIM),
		get: (_table, one) => one.aim,
		fault: (table) => givenOnly(table),
		set: (_table, one, value) => {
			one.aim = value;
		}
	}),
	stance: shown(nullable(STANCE), ({ stance }) => stance),
	defending: shown(flag, ({ defending }) => defending),
	ready: shown(nullable(anId()), ({ ready }) => ready),
	delaying: shown(flag, ({ delaying }) => delaying),
	held: shown(listOf(aThing), ({ held }) => [...held].sort()),
	carried: shown(listOf(aThing), ({ carried }) => [...carried].sort()),
	pack: shown(listOf(aThing), ({ pack }) => [...pack].sort()),
	worn: shown(listOf(aThing), ({ worn }) => [...worn].sort()),
	loaded: kept("loaded", setOf(thing(WEAPONS))),
	damaged: kept("damaged", setOf(aThing)),
	broken: kept("broken", setOf(aThing), { after: (_table, one, before) => {
		for (const item of one.broken) if (!before.includes(item)) takeAway(one, item);
	} }),
	ammo: kept("ammo", some),
	active: shown(entriesOf$1(anId()), ({ active }) => active),
	effects: field({
		kind: listOf(anything),
		get: (_table, { effects }) => effects.map(effectId).sort(),
		fault: (table, _one, value) => givenOnly(table) ?? (ongoingIn(value) ? void 0 : "bad-input"),
		set: (table, one, value) => setEffects(table, one, ongoingIn(value) ?? [])
	}),
	grabbing: shown(nullable(fighter$1), ({ grabbing }) => grabbing),
	analysis: field({
		kind: entriesOf$1(count(0, 5), 200, fighter$1),
		get: (_table, { analysis }) => analysis,
		fault: (table) => givenOnly(table),
		set: (_table, one, value) => {
			one.analysis = Object.fromEntries(Object.entries(value).filter(([, ranks]) => ranks > 0));
		}
	}),
	"fortune-ask": shown(oneOf(FORTUNE_ASKS), ({ fortuneAsk }) => fortuneAsk),
	intel: shown(listOf(text(400), 999), ({ intel }) => [...intel].sort()),
	attitude: kept("attitude", oneOf(ATTITUDES)),
	opinions: kept("opinions", entriesOf$1(oneOf(ATTITUDES))),
	topic: kept("topic", nullable(text(80)), { after: (_table, one) => {
		one.topicUntil = null;
	} }),
	topicEase: kept("topicEase", nullable(oneOf(["ignore", "borrow"])), { after: (_table, one) => {
		one.topicUntil = null;
	} }),
	order: kept("order", nullable(text(200))),
	locked: field({
		kind: setOf(anId(80)),
		get: (_table, { locked }) => locked.map(lockKey).sort(),
		fault: (_table, _one, value) => value.every((key) => lockOf(key)) ? void 0 : "bad-input",
		set: (_table, one, value) => {
			one.locked = value.flatMap((key) => lockOf(key) ?? []);
		}
	}),
	mods: shown(listOf(text(80), 99), (one) => modsOf(one)),
	edges: shown(entriesOf$1(count(0, 99)), ({ edges }) => edges),
	runStreak: kept("runStreak", some, { after: (_table, one) => {
		one.ranWell = one.runStreak > 0;
	} }),
	deathFails: kept("deathFails", some),
	last: shown(nullable(LAST), ({ last }) => last),
	clock: shown(count(0, 1e6), (_one, table) => clockOf(table))
};
function modsOf({ mods }) {
	return mods.filter(({ kind, ranks }) => ranks !== 0 || kind === "burst").map(modName).sort();
}
/** A setup may give these, but the GM not take them back: §2.2. */
function givenOnly(table) {
	return table.round > 0 ? "bad-input" : void 0;
}
/** Conditions set by hand take the place of all others and last until removed: §2.2, DEG-R46. */
function setConditions(table, one, names) {
	for (const { by, track } of one.effects) if (track === "grab") letGo(table, by);
	const suffered = names.map((name) => ({
		name,
		cause: "lasting",
		until: null
	}));
	rewrite(table, one.id, {
		suffered,
		effects: []
	});
	conclude(table);
}
function ongoingIn(value) {
	const whole = value.map((one) => ONGOING.shape.safeParse(one).data).flatMap((one) => {
		const condition = one && one.track !== "grab" ? TRACKS[one.track][one.degree - 1] : void 0;
		return one && condition ? [{
			...one,
			condition
		}] : [];
	});
	return whole.length === value.length ? whole : void 0;
}
function setEffects(table, one, effects) {
	rewrite(table, one.id, { effects });
}
// shared/src/rulesets/degrees/sheet/options.ts
/** The options of a battle: §2.4. */
const OPTIONS = {
	encounter: oneOf(ENCOUNTERS),
	roundLength: optional(oneOf(ROUND_LENGTHS)),
	pl: initially(count(1, 20), 5),
	freeLimit: count(0, 99),
	conversation: initially(count(0, 99), 6),
	communication: initially(count(0, 199), 60),
	tight: listOf(hex, 400),
	lethal: flag,
	promptSeconds: initially(count(1, 3600), 30),
	turnSeconds: initially(count(1, 3600), 90)
};
// shared/src/rulesets/degrees/sheet/sheet.ts
/** Optional numbers by these names. */
function numbers(names, least, most) {
	const one = optional(count(least, most));
	return record$1(Object.fromEntries(names.map((name) => [name, one])));
}
/** What an immunity may name: §2.1. */
const IMMUNITIES = [
	...CONDITIONS,
	"fatigue",
	"slam-own",
	"slam-all"
];
const portable = listOf(thing(PORTABLE, [WEAPONS, ITEMS]));
/** What a sheet may say beside its archetype, each with what it is if neither says: §2.1. */
const SHEET = {
	size: initially(oneOf(SIZES), "medium"),
	speed: initially(count(-3, 6), 0),
	initiative: count(-5, 20),
	attack: numbers(ATTACK_TYPES, -5, 20),
	defense: numbers(ATTACK_TYPES, -5, 20),
	resist: numbers(RESISTANCES, -5, 20),
	skills: numbers(SKILLS$1, -5, 20),
	primary: oneOf(ATTACK_TYPES),
	unarmed: initially(count(0, 20), 2),
	held: portable,
	carried: portable,
	pack: portable,
	worn: listOf(thing(ARMOUR, [ITEMS])),
	natural: listOf(thing(NATURAL, [WEAPONS])),
	verbal: listOf(thing(VERBAL, [WEAPONS])),
	hands: initially(count(0, 4), 2),
	ammo: count(0, 99),
	powers: listOf(thing(ABILITIES, [
		ARRAYS,
		POWERS,
		COUNTERS
	])),
	edges: numbers(EDGES, 0, 20),
	immune: listOf(oneOf(IMMUNITIES)),
	destiny: count(0, 9),
	fate: count(0, 9),
	corruption: count(0, 9),
	fortuneAsk: oneOf(FORTUNE_ASKS),
	stressMax: initially(count(0, 20), 5),
	minion: flag,
	controls: listOf(fighter$1),
	attitude: oneOf(ATTITUDES)
};
/** The same where content adds to what can be named. */
function sheetKinds(content) {
	return content ? kindsWith({ content: CONTENT }, SHEET, content) : SHEET;
}
// shared/src/rulesets/degrees/sheet/open.ts
/** The table at the very start. Throws `SetupError`, naming the field. */
function open(setup, dice) {
	const options = readOptions(OPTIONS, setup);
	const table = {
		...newTable(setup, dice),
		phase: options.encounter,
		options,
		pending: [],
		turnCount: 0,
		lying: [],
		bent: null
	};
	for (const from of setup.combatants) seat(table, from);
	if (!setup.order) table.order = rollOrder(table);
	return table;
}
/** Initiative: a d20 and the bonus, the highest first; ties go to the higher bonus, then as listed. */
function rollOrder(table) {
	return fightersOf(table).map(({ id, sheet: { initiative } }) => ({
		id,
		initiative,
		total: roll(table, 20) + initiative
	})).sort((a, b) => b.total - a.total || b.initiative - a.initiative).map(({ id }) => id);
}
/** Puts somebody on the table as a setup gives it. Throws `SetupError`, naming the field. */
function seat(table, from) {
	if (!isOpenGround(table.map, from.at) || occupant(table, from.at)) throw new SetupError(`${from.id}.at: ${TEXT.setup.nobodyCanStand}`);
	const fighter = newFighter(from, table);
	enter(table, fighter);
	layDown(fieldsWith({ content: CONTENT }, FIELDS, table.content), table, fighter, from, TEXT.rejections);
	table.events.length = 0;
	return fighter;
}
/** What is wrong with somebody whom the GM wants to add. Throws `SetupError`. */
function requireFighter(from, table) {
	const fighter = newFighter(from, table);
	const trial = {
		...table,
		fighters: {
			...table.fighters,
			[fighter.id]: fighter
		},
		events: []
	};
	requireState(fieldsWith({ content: CONTENT }, FIELDS, table.content), trial, fighter, from, TEXT.rejections);
}
function sheetOf$1(from, { content }) {
	const { archetype, given } = readSheet(sheetKinds(content), ARCHETYPES, from, content);
	const own = ownContent(CONTENT, content);
	const whole = {
		...initialOf(SHEET),
		...archetype
	};
	const merged = MERGED.map((key) => [key, {
		...whole[key],
		...given[key]
	}]);
	const sheet = {
		...whole,
		...given,
		...Object.fromEntries(merged),
		...own && { own }
	};
	if (own) requirePlaces(from.id, sheet);
	return sheet;
}
const isOfTheBook = (thing) => THINGS.includes(thing);
/** What content adds can be named for any place; whether it belongs there, it says itself. Throws `SetupError`. */
function requirePlaces(id, sheet) {
	const holder = { sheet };
	const isBound = (to) => (thing) => weaponOf(holder, thing).bound === to;
	const belongs = {
		held: (thing) => isPortable(holder, thing),
		carried: (thing) => isPortable(holder, thing),
		pack: (thing) => isPortable(holder, thing),
		worn: (thing) => itemOf(holder, thing).armour !== void 0,
		natural: isBound("natural"),
		verbal: isBound("verbal")
	};
	for (const place of [
		"held",
		"carried",
		"pack",
		"worn",
		"natural",
		"verbal"
	]) {
		const stray = sheet[place].find((thing) => !isOfTheBook(thing) && !belongs[place](thing));
		if (stray !== void 0) throw new SetupError(`${id}.sheet.${place}: ${TEXT.setup.notThere(stray)}`);
	}
}
/** The maps of a sheet, which are overridden key by key: §2.1. */
const MERGED = [
	"attack",
	"defense",
	"resist",
	"skills",
	"edges"
];
function newFighter(from, table) {
	const sheet = sheetOf$1(from, table);
	const { destiny, fate, corruption, fortuneAsk, ammo, attitude, edges } = sheet;
	return {
		...newcomer(from),
		sheet,
		turns: UNTOUCHED.turns,
		suffered: [],
		effects: [],
		grabbing: null,
		hp: 10,
		hpMax: 10,
		bruises: 0,
		strains: 0,
		std: 0,
		mov: 0,
		quick: 1,
		reaction: 1,
		free: 0,
		extraFree: 0,
		stress: 0,
		destiny,
		fate,
		corruption,
		fortuneAsk,
		surgeDebt: 0,
		resistDebt: 0,
		aim: null,
		stance: null,
		stancePaid: false,
		defending: false,
		ready: null,
		readied: null,
		delaying: false,
		held: [...sheet.held],
		carried: sorted(sheet.carried),
		pack: sorted(sheet.pack),
		worn: sorted(sheet.worn),
		loaded: [],
		damaged: [],
		broken: [],
		ammo,
		active: firstOf(sheet),
		lent: [],
		edges: Object.fromEntries(Object.entries(edges).filter(([, rank]) => rank !== 0)),
		analysis: {},
		intel: [],
		attitude,
		opinions: {},
		topic: null,
		topicEase: null,
		topicUntil: null,
		order: null,
		locked: [],
		mods: [],
		runStreak: 0,
		deathFails: 0,
		last: null,
		acted: false,
		attacked: false,
		ran: false,
		ranWell: false,
		stood: false,
		running: false,
		moved: 0,
		areaIn: 0
	};
}
function sorted(list) {
	return [...list].sort();
}
/** Each array starts with its first effect: §2.1. */
function firstOf(sheet) {
	const firsts = sheet.powers.map((power) => [power, arrayOf({ sheet }, power)?.effects[0]]);
	return Object.fromEntries(firsts.flatMap(([power, first]) => first === void 0 ? [] : [[power, first]]));
}
// shared/src/rulesets/degrees/book/gm.ts
/** What the GM's interventions mean in this book: DEG-R51. */
const GM = {
	place(table, id, to) {
		place(table, id, to, "placed");
		letGoIfApart(table, id);
	},
	add(table, from) {
		const { id } = seat(table, from);
		table.order = [...table.order, id];
		table.pending = [...table.pending, id];
		emit(table, {
			type: "joined",
			target: id,
			clause: "DEG-R51"
		});
	},
	remove(table, id) {
		forget(table, id);
		const { name } = fighterOf(table, id);
		emit(table, {
			type: "removed",
			target: id,
			name,
			clause: "DEG-R51"
		});
		withdraw(table, id);
		expire(table);
		table.order = table.order.filter((one) => one !== id);
		table.pending = table.pending.filter((one) => one !== id);
		conclude(table);
	},
	end: (table) => conclude$1(table, null)
};
/** Nothing of somebody who is gone stays with the others but what they suffer. */
function forget(table, id) {
	letGo(table, id);
	for (const one of fighterOf(table, id).effects) if (one.track === "grab") endEffect(table, id, one);
	for (const other of fightersOf(table)) {
		touch(table, other.id);
		if (other.aim?.target === id) other.aim = null;
		const { [id]: _gone, ...analysis } = other.analysis;
		if (_gone !== void 0) other.analysis = analysis;
	}
}
// shared/src/rulesets/degrees/book/move/aim.ts
/** To take aim, again and again: DEG-67 to DEG-70. */
const aim = deed("aim", { target: fighter$1 }, {
	cost: "mov",
	fault(table, me, { target }) {
		if (!opponent(table, me.id, target)) return "no-such-target";
		return me.aim?.target === target && me.aim.ranks >= 5 ? {
			code: "no-effect",
			clause: "DEG-67"
		} : void 0;
	},
	geometry: (table, me, { target }) => sees(table, me.at, fighterOf(table, target).at) ? void 0 : excused(me, "no-line-of-sight"),
	provokes: () => ({}),
	acts(table, by, { target }) {
		const me = fighterOf(table, by);
		const ranks = me.aim?.target === target ? me.aim.ranks + 1 : 1;
		me.aim = {
			target,
			ranks
		};
		emit(table, {
			type: "aimed",
			by,
			target,
			ranks,
			clause: "DEG-67"
		});
	},
	*variants(table, me) {
		for (const { id } of fightersOf(table)) if (opponent(table, me.id, id)) yield { target: id };
	}
});
// shared/src/rulesets/degrees/book/move/command.ts
/** One order to creatures that obey: DEG-74. */
const command = deed("command", {
	targets: listOf(fighter$1, 20),
	order: text(200, 1)
}, {
	cost: "mov",
	fault(table, { sheet }, { targets }) {
		const obeys = (id) => sheet.controls.includes(id) && findFighter(table, id) !== void 0;
		return targets.every(obeys) ? void 0 : {
			code: "no-such-target",
			clause: "DEG-74"
		};
	},
	acts(table, by, { targets, order }) {
		for (const id of targets) {
			fighterOf(table, id).order = order;
			emit(table, {
				type: "commanded",
				by,
				target: id,
				order,
				clause: "DEG-74"
			});
		}
	},
	*variants(table, { sheet }) {
		const there = sheet.controls.filter((id) => findFighter(table, id));
		if (there.length > 0) yield {
			targets: there,
			order: "…"
		};
	},
	axes: () => ({ order: {
		type: "text",
		most: 200
	} })
}, (act) => act.targets.length > 0 && new Set(act.targets).size === act.targets.length ? act : void 0);
// shared/src/rulesets/degrees/book/move/escape.ts
const SKILLS = ["might", "acrobatics"];
/** The grab that somebody is in: of several the first. */
function gripOf({ effects }) {
	return effects.find(({ track }) => track === "grab");
}
/** To tear loose from a grab, and away: DEG-64, DEG-65. */
const escapeGrab = deed("escape", {
	skill: oneOf(SKILLS),
	path: optional(path),
	...raise,
	...hunch$1
}, {
	cost: "mov",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(_table, me, { path: hexes }) {
		const grip = gripOf(me);
		if (hexes && is(me, "prone") && !isWaived(me, "prevented")) return {
			code: "prevented",
			clause: "DEG-59"
		};
		return (hexes && grip ? faultOfLegs(withoutGrab(me, grip.by)) : void 0) ?? (grip ? void 0 : {
			code: "no-effect",
			clause: "DEG-64"
		});
	},
	geometry(table, me, { path: hexes }) {
		const grip = gripOf(me);
		return hexes && grip ? faultOfPath(table, me, hexes, { rank: speedOf(me, grip.by) - 1 }) : void 0;
	},
	*does(table, by, { skill, path: hexes, raise: raised, hunch: hunched }) {
		const grip = gripOf(fighterOf(table, by));
		if (!grip) return;
		if ((yield* skillCheck(table, by, {
			skill,
			against: {
				by: grip.by,
				skills: ["might", "dexterity"]
			},
			raise: raised,
			hunch: hunched
		})) < 0 || !findFighter(table, by)) return;
		endEffect(table, by, grip);
		if (hexes) yield* walk(table, by, hexes, { provoked: { except: grip.by } });
	},
	*variants(table, me) {
		const grip = gripOf(me);
		if (!grip) return;
		for (const skill of SKILLS) {
			yield { skill };
			for (const hexes of pathsFor(table, me, { rank: speedOf(me, grip.by) - 1 })) yield {
				skill,
				path: hexes
			};
		}
	}
}, (act, table, by) => act.path === void 0 || isPathFor(table, by, act.path) ? act : void 0);
/** An amazing feat that makes the next ones easier: DEG-71 to DEG-73. */
const gambit = deed("gambit", {
	skill: oneOf(SKILLS$1),
	ally: optional(fighter$1),
	path: optional(path),
	pace: optional(oneOf(["slow", "full"])),
	...raise,
	...hunch$1
}, {
	cost: "mov",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { ally: helped, path: hexes }) {
		if (hexes && is(me, "prone") && !isWaived(me, "prevented")) return {
			code: "prevented",
			clause: "DEG-59"
		};
		return (hexes && faultOfLegs(me)) ?? (helped === void 0 || ally(table, me.id, helped) ? void 0 : "no-such-target");
	},
	geometry: (table, me, { path: hexes, pace }) => hexes && faultOfPath(table, me, hexes, { rank: speedOf(me) - (pace === "slow" ? 1 : 0) }),
	provokes: () => ({}),
	*does(table, by, { skill, ally: helped, path: hexes, pace, raise: raised, hunch: hunched }) {
		if (hexes) yield* walk(table, by, hexes);
		const me = findFighter(table, by);
		if (!me || isHelpless(me)) return;
		const ranks = pace === void 0 ? 0 : pace === "slow" ? -1 : -2;
		const degree = yield* skillCheck(table, by, {
			skill,
			dc: difficultyOf(table, me),
			ranks,
			raise: raised,
			hunch: hunched
		});
		const receiver = findFighter(table, helped ?? by);
		if (!receiver) return;
		const gained = modifierOf(degree);
		addMod(receiver, {
			kind: "all",
			ranks: gained,
			until: endOfNextTurn(receiver)
		});
		emit(table, {
			type: "helped",
			by,
			target: receiver.id,
			with: "gambit",
			ranks: gained,
			clause: "DEG-72"
		});
	},
	*variants(table, me) {
		const skill = bestSkill(me);
		yield { skill };
		for (const { id } of fightersOf(table)) if (ally(table, me.id, id)) yield {
			skill,
			ally: id
		};
	},
	axes: () => ({
		skill: {
			type: "one",
			of: [...SKILLS$1]
		},
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	})
}, (act, table, by) => {
	if (act.path === void 0 !== (act.pace === void 0)) return void 0;
	return act.path === void 0 || isPathFor(table, by, act.path) ? act : void 0;
});
function bestSkill(me) {
	return SKILLS$1.reduce((best, skill) => skillBonus(me, skill) > skillBonus(me, best) ? skill : best);
}
/** The difficulty where one stands: the highest passive skill of those who threaten (DEG-71). */
function difficultyOf(table, me) {
	const watching = table.options.encounter === "combat" ? "reaction" : "guile";
	const foes = threateners(table, fighterOf(table, me.id), me.at);
	if (foes.length === 0) return 10 + table.options.pl;
	return Math.max(...foes.map((foe) => passive(foe, watching)));
}
// shared/src/rulesets/degrees/book/move/influence.ts
const DIRECTIONS = ["improve", "worsen"];
/** To move what somebody thinks, or what it talks about: DEG-75 to DEG-78, DEG-135. */
const influence = deed("influence", {
	target: fighter$1,
	skill: oneOf(INTERACTION),
	direction: optional(oneOf(DIRECTIONS)),
	about: optional(text(80, 1)),
	topic: optional(text(80, 1)),
	...raise,
	...hunch$1
}, {
	cost: "mov",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { target }) {
		const subject = findFighter(table, target);
		if (!subject || subject === me || target === me.id || subject.defeated) return "no-such-target";
		return excused(me, isLocked(me, "influence", target) ? {
			code: "locked",
			clause: "DEG-R25"
		} : void 0);
	},
	geometry(table, me, { target }) {
		const [far, { conversation }] = [gap(me, fighterOf(table, target)), table.options];
		return far > conversation ? tooFar(far, conversation) : void 0;
	},
	provokes: () => ({}),
	*does(table, by, { target, skill, direction, about, topic, raise: raised, hunch: hunched }) {
		const degree = yield* skillCheck(table, by, {
			skill,
			against: {
				by: target,
				skills: [skill, "insight"]
			},
			mood: moodOf(fighterOf(table, target)),
			raise: raised,
			hunch: hunched
		});
		const [me, subject] = [findFighter(table, by), findFighter(table, target)];
		if (!me || !subject) return;
		if (degree <= -2) lock(table, by, "influence", target);
		if (topic !== void 0) shiftTopic(table, me, subject, topic, degree);
		else if (direction !== void 0) yield* sway(table, {
			by,
			target,
			direction,
			about,
			degree
		});
	},
	*variants(table, me) {
		for (const { id } of fightersOf(table)) {
			if (id === me.id) continue;
			for (const skill of INTERACTION) for (const direction of DIRECTIONS) yield {
				target: id,
				skill,
				direction
			};
			for (const skill of INTERACTION) yield {
				target: id,
				skill,
				topic: "…"
			};
		}
	},
	axes: (_table, _me, { topic }) => ({
		[topic === void 0 ? "about" : "topic"]: {
			type: "text",
			most: 80
		},
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	})
}, (act) => {
	if (act.direction === void 0 === (act.topic === void 0)) return void 0;
	return act.about !== void 0 && act.topic !== void 0 ? void 0 : act;
});
const MOODS = {
	hostile: -2,
	unfriendly: -1,
	indifferent: 0,
	friendly: 1,
	helpful: 2
};
/** What the subject's attitude adds, eased by the topic: DEG-R24. */
function moodOf({ attitude, topic, topicEase, opinions }) {
	const mood = MOODS[attitude];
	if (topicEase === "ignore") return Math.max(0, mood);
	if (topicEase !== "borrow") return mood;
	const opinion = topic === null ? void 0 : Object.hasOwn(opinions, topic) ? opinions[topic] : void 0;
	return Math.max(1, mood, opinion === void 0 ? 0 : MOODS[opinion]);
}
/** How many steps a degree moves an attitude: against the wish where it is a bad failure. */
function stepsOf(degree) {
	if (degree >= 5) return 3;
	if (degree >= 3) return 2;
	if (degree >= 1) return 1;
	if (degree <= -4) return -2;
	return degree <= -2 ? -1 : 0;
}
function* sway(table, { by, target, direction, about, degree }) {
	const subject = fighterOf(table, target);
	const steps = stepsOf(degree) * (direction === "improve" ? 1 : -1);
	const before = about === void 0 ? subject.attitude : opinionOf(subject, about);
	const after = ATTITUDES[Math.min(4, Math.max(0, ATTITUDES.indexOf(before) + steps))] ?? before;
	if (steps === 0) return;
	if (about === void 0) subject.attitude = after;
	else subject.opinions = {
		...subject.opinions,
		[about]: after
	};
	emit(table, {
		type: "swayed",
		by,
		target,
		attitude: after,
		about: about ?? null,
		clause: "DEG-75"
	});
	if (about === void 0 && before === "hostile" && steps < 0) yield* mayAttack(table, target, by);
}
function opinionOf({ opinions }, about) {
	return (Object.hasOwn(opinions, about) ? opinions[about] : void 0) ?? "indifferent";
}
const WITH_WEAPON = { weapon: optional(anId()) };
/** The hostile may strike at once, if the GM says so and a weapon reaches: DEG-77. */
function* mayAttack(table, subject, target) {
	if (weaponsFor(table, subject, target).length === 0) return;
	const answer = yield* askGm({
		topic: "influence",
		by: subject
	}, [{
		option: "attack",
		params: WITH_WEAPON,
		check: ({ weapon }) => weapon === void 0 ? void 0 : faultOf$1(table, subject, target, String(weapon))
	}, { option: "hold" }], "hold");
	if (answer?.option !== "attack") return;
	const left = weaponsFor(table, subject, target);
	const weapon = left.find((one) => one === answer.weapon) ?? left[0];
	if (weapon === void 0) return;
	yield* strikeWith(table, {
		by: subject,
		target,
		weapon
	});
	yield* afterAttack(table, subject);
}
function weaponsFor(table, subject, target) {
	const [me, foe] = [findFighter(table, subject), findFighter(table, target)];
	if (!me || !foe || isHelpless(me) || foe.defeated || !areFoes(me, foe)) return [];
	return weaponsOf(me).filter((weapon) => faultOf$1(table, subject, target, weapon) === void 0);
}
function faultOf$1(table, subject, target, weapon) {
	const [me, foe] = [fighterOf(table, subject), fighterOf(table, target)];
	if (!has$1(me, weapon)) return "no-such-item";
	const { ammo = 0 } = shotDues(me, weapon);
	if (me.ammo < ammo) return "not-enough-ammo";
	return faultOfLoading(me, weapon) ?? faultOfRange(table, me.at, foe.at, weaponOf(me, weapon));
}
/** Another topic, and what that eases: DEG-78, DEG-R55. */
function shiftTopic(table, me, subject, topic, degree) {
	if (degree < 0) return;
	subject.topic = topic;
	subject.topicEase = degree >= 5 ? "borrow" : degree >= 3 ? "ignore" : null;
	subject.topicUntil = endOfNextTurn(me);
	emit(table, {
		type: "topic-shifted",
		by: me.id,
		target: subject.id,
		topic,
		ease: subject.topicEase,
		clause: "DEG-78"
	});
}
// shared/src/rulesets/degrees/book/move/mask.ts
const MASKING = ["deception", "stealth"];
/** To show less of one's style to somebody who has analysed it: DEG-53. */
const mask = deed("mask", {
	against: fighter$1,
	skill: oneOf(MASKING),
	...raise,
	...hunch$1
}, {
	cost: "mov",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { against }) {
		const foe = opponent(table, me.id, against);
		if (!foe) return "no-such-target";
		return (foe.analysis[me.id] ?? 0) > 0 ? void 0 : {
			code: "no-effect",
			clause: "DEG-53"
		};
	},
	*does(table, by, { against, skill, raise: raised, hunch: hunched }) {
		const degree = yield* skillCheck(table, by, {
			skill,
			against: {
				by: against,
				skills: ["insight", "perception"]
			},
			raise: raised,
			hunch: hunched
		});
		const foe = findFighter(table, against);
		if (degree < 0 || !foe) return;
		const { [by]: before = 0, ...others } = foe.analysis;
		const left = Math.max(0, before - degree);
		foe.analysis = left > 0 ? {
			...others,
			[by]: left
		} : others;
		emit(table, {
			type: "masked",
			by,
			target: against,
			ranks: left,
			clause: "DEG-53"
		});
	},
	*variants(table) {
		for (const { id } of fightersOf(table)) for (const skill of MASKING) yield {
			against: id,
			skill
		};
	}
});
// shared/src/rulesets/degrees/book/move/move.ts
const MODES$1 = [
	"walk",
	"squeeze",
	"crawl",
	"advance",
	"withdraw"
];
/** How much slower each kind of movement is, in ranks: DEG-55, DEG-58, DEG-59, DEG-62, DEG-63. */
const SLOWER = {
	walk: 0,
	squeeze: 1,
	crawl: 3,
	advance: 3,
	withdraw: 3
};
function wayOf(me, mode) {
	return {
		rank: speedOf(me) - SLOWER[mode],
		squeezes: mode === "squeeze"
	};
}
/** To go somewhere: DEG-54 to DEG-63. */
const move = deed("move", {
	path,
	mode: optional(oneOf(MODES$1))
}, {
	cost: "mov",
	fault(_table, me, { mode = "walk" }) {
		if (is(me, "prone") !== (mode === "crawl") && !isWaived(me, "prevented")) return {
			code: "prevented",
			clause: "DEG-59"
		};
		return faultOfLegs(me);
	},
	geometry: (table, me, { path: hexes, mode = "walk" }) => faultOfPath(table, me, hexes, wayOf(me, mode)),
	*does(table, by, { path: hexes, mode = "walk" }) {
		yield* walk(table, by, hexes, {
			...spared(table, mode),
			crawls: mode === "crawl"
		});
	},
	*variants(table, me) {
		const modes = is(me, "prone") ? ["crawl"] : MODES$1.filter((mode) => isWorthwhile(table, mode));
		for (const mode of modes) for (const hexes of pathsFor(table, me, wayOf(me, mode))) yield mode === "walk" ? { path: hexes } : {
			path: hexes,
			mode
		};
	}
}, (act, table, by) => isPathFor(table, by, act.path) ? act : void 0);
function isWorthwhile({ options }, mode) {
	return mode !== "crawl" && (mode !== "squeeze" || options.tight.length > 0);
}
/** The steps that provoke nobody: DEG-62, DEG-63. */
function spared(table, mode) {
	if (mode !== "advance" && mode !== "withdraw") return {};
	const way = mode === "advance" ? "towards" : "away";
	return { isSpared: (me, to) => leads(table, fighterOf(table, me.id), to, way) };
}
// shared/src/rulesets/degrees/book/move/run.ts
/** To run faster, for fatigue: DEG-56, DEG-57. */
const run = deed("run", {
	...raise,
	...hunch$1
}, {
	cost: "free",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault: (_table, me) => excused(me, me.ran ? {
		code: "once-per-turn",
		clause: "DEG-56"
	} : void 0),
	*does(table, by, { raise: raised, hunch: hunched }) {
		fighterOf(table, by).ran = true;
		const dc = 10 + table.options.pl;
		const degree = yield* skillCheck(table, by, {
			skill: "athletics",
			dc,
			raise: raised,
			hunch: hunched
		});
		const me = findFighter(table, by);
		if (degree < 0 || !me) return;
		me.running = true;
		me.ranWell = true;
		me.runStreak++;
		if (missingFree(table, me, 1)) return tireUnlessImmune(table, by);
		payAction(table, me, "free");
		const endured = yield* skillCheck(table, by, {
			skill: "endurance",
			dc,
			isOwn: false
		});
		const now = findFighter(table, by);
		if (now && endured < now.runStreak) tireUnlessImmune(table, by);
	}
});
// shared/src/rulesets/degrees/book/move/stand.ts
/** To get up, in the time of a move or, with luck, in none: DEG-60, DEG-61. */
const stand = deed("stand", {
	quickly: optional(flag),
	...raise,
	...hunch$1
}, {
	costOf: (_table, _me, { quickly }) => quickly ? "free" : "mov",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(_table, me, { quickly }) {
		if (quickly && me.stood && !isWaived(me, "once-per-turn")) return {
			code: "once-per-turn",
			clause: "DEG-61"
		};
		return is(me, "prone") ? void 0 : {
			code: "no-effect",
			clause: "DEG-60"
		};
	},
	provokes: (_table, _me, { quickly }) => quickly ? void 0 : {},
	*does(table, by, { quickly, raise: raised, hunch: hunched }) {
		if (quickly) {
			fighterOf(table, by).stood = true;
			if ((yield* skillCheck(table, by, {
				skill: "acrobatics",
				dc: 10 + 2 * table.options.pl,
				raise: raised,
				hunch: hunched
			})) < 0 || !findFighter(table, by)) return;
		}
		relieve(table, by, ({ name }) => name === "prone");
	},
	*variants() {
		yield {};
		yield { quickly: true };
	}
}, (act) => act.quickly || act.raise === void 0 && !act.hunch ? act : void 0);
// shared/src/rulesets/degrees/book/powers/load.ts
function loadOf(me, weapon) {
	return isWeapon(me, weapon) ? weaponOf(me, weapon).load : void 0;
}
/** To load a weapon that must be loaded: DEG-131. */
const load = deed("load", { weapon: anId() }, {
	costOf: (_table, me, { weapon }) => loadOf(me, weapon) ?? "std",
	dues: () => ({ ammo: 1 }),
	fault(_table, me, { weapon }) {
		if (!me.held.includes(weapon) || !isWeapon(me, weapon)) return "no-such-item";
		return loadOf(me, weapon) === void 0 || me.loaded.includes(weapon) ? {
			code: "no-effect",
			clause: "DEG-131"
		} : void 0;
	},
	provokes: () => ({}),
	acts(table, by, { weapon }) {
		const me = fighterOf(table, by);
		if (!isWeapon(me, weapon)) return;
		me.loaded = withOne(me.loaded, weapon);
		me.ammo--;
		emit(table, {
			type: "loaded",
			by,
			weapon,
			clause: "DEG-131"
		});
	},
	*variants(_table, me) {
		for (const weapon of new Set(me.held)) if (loadOf(me, weapon)) yield { weapon };
	}
});
// shared/src/rulesets/degrees/book/powers/skill.ts
/** The words by which the GM names an action, and what each costs. */
const COSTS = {
	standard: "std",
	move: "mov",
	quick: "quick",
	free: "free"
};
const ACTIONS$1 = [
	"standard",
	"move",
	"quick",
	"free"
];
const RULED = {
	action: optional(oneOf(ACTIONS$1)),
	provokes: optional(flag),
	dc: optional(count(0, 99))
};
/** The ways to rule, the book's own first: a standard action against a moderate difficulty that provokes nobody. */
function rulingsAt(dc) {
	return {
		ways: ACTIONS$1.map((action) => ({
			action,
			dc
		})),
		axes: {
			provokes: { type: "flag" },
			dc: {
				type: "range",
				from: 0,
				to: 40
			}
		}
	};
}
function costOf$2({ action }) {
	return ACTIONS$1.some((one) => one === action) ? COSTS[action] : "std";
}
/** The GM says what it takes, whom it provokes and how hard it is; what cannot be paid is refused (DEG-129). */
function* asRuled(table, by, trial, manner) {
	const isPaid = manner !== "turn";
	const check = (ruled) => isPaid ? void 0 : missingAction(table, fighterOf(table, by), costOf$2(ruled));
	const rulings = [{
		option: "allow",
		params: RULED,
		check,
		...rulingsAt(10 + table.options.pl)
	}, { option: "deny" }];
	const answer = yield* askGm({
		topic: trial.topic,
		by,
		note: trial.note
	}, rulings, defaultRuling(table, by, isPaid));
	const me = findFighter(table, by);
	if (answer?.option !== "allow" || !me || isHelpless(me)) return;
	if (check(answer) !== void 0) return;
	if (!isPaid) payAction(table, me, costOf$2(answer));
	if (answer.provokes === true && !(yield* opportunity(table, by, {}))) return;
	const dc = typeof answer.dc === "number" ? answer.dc : 10 + table.options.pl;
	yield* skillCheck(table, by, {
		skill: trial.skill,
		dc,
		raise: trial.raise,
		hunch: trial.hunch
	});
}
/** Left to itself the use of a skill is allowed as a standard action, if there is one left. */
function defaultRuling(table, by, isPaid) {
	return isPaid || missingAction(table, fighterOf(table, by), "std") === void 0 ? "allow" : "deny";
}
/** A skill used in a way that the book does not name: DEG-129. */
const skill = deed("skill", {
	skill: oneOf(SKILLS$1),
	target: optional(fighter$1),
	note: optional(text(200)),
	...raise,
	...hunch$1
}, {
	cost: null,
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault: (table, _me, { target }) => target === void 0 || findFighter(table, target) ? void 0 : "no-such-target",
	*does(table, by, { skill: which, note, raise: raised, hunch: hunched }, manner) {
		yield* asRuled(table, by, {
			topic: "skill",
			skill: which,
			note,
			raise: raised,
			hunch: hunched
		}, manner);
	},
	*variants(_table, { sheet }) {
		for (const which of SKILLS$1) if ((sheet.skills[which] ?? 0) > 0) yield { skill: which };
	},
	axes: () => ({
		...TELLING$1,
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	})
});
/** A tool: as it says itself, or as the GM rules (DEG-130). */
const device = deed("device", {
	item: anId(),
	target: optional(fighter$1),
	note: optional(text(200)),
	...raise,
	...hunch$1
}, {
	costOf: (_table, me, { item }) => isDraught(me, item) ? "mov" : null,
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { item, target }) {
		const thing = asThing(me, item);
		if (!thing || !(me.held.includes(thing) || me.carried.includes(thing))) return "no-such-item";
		const other = target === void 0 ? me : findFighter(table, target);
		if (!other) return "no-such-target";
		if (!isDraught(me, item)) return void 0;
		if (areFoes(me, other)) return "no-such-target";
		return worstDamage(other) === void 0 ? {
			code: "no-effect",
			clause: "DEG-130"
		} : void 0;
	},
	geometry(table, me, { item, target }) {
		const far = target === void 0 || !isDraught(me, item) ? 0 : gap(me, fighterOf(table, target));
		return far > 1 ? tooFar(far, 1) : void 0;
	},
	provokes: (_table, me, { item }) => isDraught(me, item) ? {} : void 0,
	*does(table, by, { item, target, note, raise: raised, hunch: hunched }, manner) {
		const me = fighterOf(table, by);
		if (isDraught(me, item)) drink(table, me, item, target ?? by);
		else yield* asRuled(table, by, {
			topic: "device",
			skill: "dexterity",
			note,
			raise: raised,
			hunch: hunched
		}, manner);
	},
	*variants(table, me) {
		for (const item of /* @__PURE__ */ new Set([...me.held, ...me.carried])) {
			yield { item };
			if (isDraught(me, item)) for (const { id } of Object.values(table.fighters)) yield {
				item,
				target: id
			};
		}
	},
	axes: (_table, me, { item }) => isDraught(me, item) ? {} : {
		...TELLING$1,
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	}
}, (act, table, by) => {
	return (act.raise !== void 0 || act.hunch) && isDraught(findFighter(table, by), act.item) ? void 0 : act;
});
/** Whether it is drunk, and heals: §7.3. */
function isDraught(me, item) {
	return isPortable(me, item) && itemOf(me, item).draught === true;
}
/** It heals one level, and is used up: §7.3. */
function drink(table, me, item, target) {
	const from = me.held.includes(item) ? "held" : "carried";
	me[from] = without(me[from], item);
	emit(table, {
		type: "drank",
		by: me.id,
		target,
		clause: "DEG-130"
	});
	mendDamage(table, target);
}
// shared/src/rulesets/degrees/book/quick/carrying.ts
const item$1 = { item: anId() };
/** Drawing takes a quick action, or none with the edge for it. */
function costOf$1(_table, { edges }) {
	return (edges["quick-draw"] ?? 0) > 0 ? "free" : "quick";
}
const draw = deed("draw", item$1, {
	costOf: costOf$1,
	fault(_table, me, { item: named }) {
		const thing = asThing(me, named);
		return thing && me.carried.includes(thing) ? faultOfHands(me, thing) : "no-such-item";
	},
	acts(table, by, { item: named }) {
		const me = fighterOf(table, by);
		const thing = asThing(me, named);
		if (!thing) return;
		me.carried = without(me.carried, thing);
		me.held = [...me.held, thing];
		emit(table, {
			type: "drew",
			by,
			item: thing,
			clause: "DEG-79"
		});
	},
	*variants(_table, { carried }) {
		for (const thing of new Set(carried)) yield { item: thing };
	}
});
const sheathe = deed("sheathe", item$1, {
	costOf: costOf$1,
	fault: (_table, { held }, { item: named }) => held.some((thing) => thing === named) ? void 0 : "no-such-item",
	acts(table, by, { item: named }) {
		const me = fighterOf(table, by);
		const thing = asThing(me, named);
		if (!thing) return;
		me.held = without(me.held, thing);
		me.carried = withOne(me.carried, thing);
		emit(table, {
			type: "sheathed",
			by,
			item: thing,
			clause: "DEG-79"
		});
	},
	*variants(_table, { held }) {
		for (const thing of new Set(held)) yield { item: thing };
	}
});
/** What of that kind lies in the own hex or beside it. */
function lyingBy(table, me, named) {
	return table.lying.find(({ item: thing, at }) => thing === named && distance(at, me.at) <= 1);
}
const pickup = deed("pickup", item$1, {
	cost: "quick",
	fault(table, me, { item: named }) {
		const lying = lyingBy(table, me, named);
		return lying ? faultOfHands(me, lying.item) : "no-such-item";
	},
	acts(table, by, { item: named }) {
		const me = fighterOf(table, by);
		const lying = lyingBy(table, me, named);
		if (!lying) return;
		table.lying = table.lying.filter((one) => one !== lying);
		me.held = [...me.held, lying.item];
		if (lying.damaged) me.damaged = withOne(me.damaged, lying.item);
		emit(table, {
			type: "took",
			by,
			item: lying.item,
			clause: "DEG-80"
		});
	},
	*variants(table) {
		for (const thing of new Set(table.lying.map((one) => one.item))) yield { item: thing };
	}
});
/** A lever, a door: what comes of it, the table says. */
const manipulate = deed("manipulate", { note: text(200, 1) }, {
	cost: "quick",
	acts: (table, by, { note }) => emit(table, {
		type: "handled",
		by,
		note,
		clause: "DEG-80"
	}),
	*variants() {
		yield { note: "…" };
	},
	axes: () => TELLING$1
});
// shared/src/rulesets/degrees/book/quick/stance.ts
/** To trade attack, defense and effect for one another: DEG-118, DEG-119. */
const stance = deed("stance", {
	minus: oneOf(STANCE_PARTS),
	plus: oneOf(STANCE_PARTS),
	ranks: count(1, 5)
}, {
	cost: "quick",
	readiable: false,
	fault(_table, me, { minus }) {
		if (minus === "defense" && is(me, "defenseless") && !isWaived(me, "prevented")) return {
			code: "prevented",
			clause: "DEG-119"
		};
		return excused(me, me.attacked ? {
			code: "wrong-phase",
			clause: "DEG-118"
		} : void 0);
	},
	acts(table, by, { minus, plus, ranks }) {
		const me = fighterOf(table, by);
		me.stance = {
			minus,
			plus,
			ranks
		};
		me.stancePaid = minus === "defense";
		emit(table, {
			type: "took-stance",
			by,
			minus,
			plus,
			ranks,
			clause: "DEG-118"
		});
	},
	*variants() {
		for (const minus of STANCE_PARTS) for (const plus of STANCE_PARTS) if (minus !== plus) yield {
			minus,
			plus,
			ranks: 5
		};
	},
	axes: () => ({ ranks: {
		type: "range",
		from: 1,
		to: 5
	} })
}, (act) => act.minus === act.plus ? void 0 : act);
// shared/src/rulesets/degrees/book/quick/study.ts
/** To find something out about somebody or something: DEG-117. */
const study = deed("study", {
	skill: oneOf(SKILLS$1),
	target: optional(fighter$1),
	...TOLD,
	...raise,
	...hunch$1
}, {
	cost: "quick",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { target }) {
		if (target === void 0) return void 0;
		return target !== me.id && findFighter(table, target) ? void 0 : "no-such-target";
	},
	*does(table, by, { skill, target, note, raise: raised, hunch: hunched }) {
		if ((yield* skillCheck(table, by, {
			skill,
			...target === void 0 ? { dc: 10 + table.options.pl } : { against: {
				by: target,
				skills: ["deception"]
			} },
			raise: raised,
			hunch: hunched
		})) < 0 || !findFighter(table, by)) return;
		const answer = yield* askGm({
			topic: "study",
			by,
			note
		}, [{
			option: "tell",
			params: TOLD,
			axes: TELLING$1
		}, { option: "nothing" }], "nothing");
		if (answer?.option === "tell" && typeof answer.note === "string") learn(table, by, answer.note);
	},
	*variants(table, me) {
		for (const { id } of fightersOf(table)) if (id !== me.id) for (const skill of ["insight", "perception"]) yield {
			skill,
			target: id
		};
	},
	axes: () => ({
		...TELLING$1,
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	})
});
// shared/src/rulesets/degrees/book/quick/switch.ts
/** The array and the effect that are meant, if somebody has both. */
function meant(me, power, named) {
	const array = arraysOf(me).find((one) => one === power);
	const effect = array && effectsIn(me, array).find((one) => one === named);
	return array === void 0 || effect === void 0 ? void 0 : {
		array,
		effect
	};
}
/** Another effect of an array: DEG-120. */
const switchEffect = deed("switch", {
	power: anId(),
	effect: anId()
}, {
	cost: "quick",
	fault(_table, me, { power, effect }) {
		const which = meant(me, power, effect);
		if (!which) return {
			code: "no-such-item",
			clause: "DEG-120"
		};
		return me.active[which.array] === which.effect ? {
			code: "no-effect",
			clause: "DEG-120"
		} : void 0;
	},
	acts(table, by, { power, effect }) {
		const me = fighterOf(table, by);
		const which = meant(me, power, effect);
		if (!which) return;
		me.active = {
			...me.active,
			[which.array]: which.effect
		};
		emit(table, {
			type: "switched",
			by,
			power,
			effect,
			clause: "DEG-120"
		});
	},
	*variants(_table, me) {
		for (const power of arraysOf(me)) for (const effect of effectsIn(me, power)) yield {
			power,
			effect
		};
	}
});
// shared/src/rulesets/degrees/book/reactions/surge.ts
const PARAMS = {
	benefit: oneOf([
		"action",
		"alternate",
		"boost",
		"burst",
		"counter",
		"edge",
		"resistance",
		"retry"
	]),
	power: optional(anId()),
	effect: optional(anId(80)),
	trait: optional(oneOf(TRAITS)),
	negate: optional(oneOf(["disadvantage", "advantage"])),
	edge: optional(oneOf(EDGES)),
	key: optional(anId(80)),
	into: optional(oneOf(["free"])),
	quick: quickPart
};
/** What each benefit has to name. */
const NEEDS = {
	action: [],
	alternate: ["power", "effect"],
	boost: ["trait"],
	burst: ["negate"],
	counter: [],
	edge: ["edge"],
	resistance: ["effect"],
	retry: ["key"]
};
const surge = action({
	params: PARAMS,
	outOfTurn: true,
	understand(act, table, by) {
		if (NEEDS[act.benefit].some((one) => act[one] === void 0)) return void 0;
		if (act.into !== void 0 && act.benefit !== "action") return void 0;
		return act.quick !== void 0 && table.turn === by ? void 0 : act;
	},
	check(table, by, act) {
		const me = findFighter(table, by);
		if (!me) return "not-your-turn";
		if (act.benefit === "action" && table.turn !== by) return "not-your-turn";
		if (isHelpless(me)) return {
			code: "prevented",
			clause: "DEG-R11"
		};
		if (act.benefit !== "resistance" && isMasterless(table, me)) return {
			code: "prevented",
			clause: "DEG-R12"
		};
		if (me.ready !== null) return {
			code: "prevented",
			clause: "DEG-25"
		};
		return faultOf(table, me, act) ?? lacking(me) ?? faultOfQuick(table, by, act.quick);
	},
	*variants(table, by) {
		yield* waysOf(table, fighterOf(table, by));
	},
	*run(table, by, act) {
		yield* onStack(table, {
			name: "surge",
			by
		}, gain(table, by, act));
	}
});
function lacking({ reaction }) {
	return reaction > 0 ? void 0 : {
		code: "not-enough-reaction",
		clause: "DEG-94"
	};
}
function faultOf(table, me, { benefit, power, effect, key, into }) {
	switch (benefit) {
		case "counter": return {
			code: "wrong-phase",
			clause: "DEG-100"
		};
		case "action": return into && table.options.freeLimit === 0 ? {
			code: "no-effect",
			clause: "DEG-132"
		} : void 0;
		case "alternate": return faultOfAlternate(me, power ?? "", effect ?? "");
		case "resistance": return ongoing(me, effect ?? "") ? void 0 : {
			code: "no-such-item",
			clause: "DEG-101"
		};
		case "retry": return me.locked.some((one) => lockKey(one) === key) ? void 0 : {
			code: "no-effect",
			clause: "DEG-103"
		};
		default: return;
	}
}
/** An effect from the list of the array that one does not have yet: DEG-R33. */
function faultOfAlternate(me, power, effect) {
	const array = arraysOf(me).find((one) => one === power);
	if (!array) return {
		code: "no-such-item",
		clause: "DEG-96"
	};
	if (effectsIn(me, array).some((one) => one === effect)) return {
		code: "no-effect",
		clause: "DEG-96"
	};
	return lentTo(me, array).some((one) => one === effect) ? void 0 : {
		code: "no-such-item",
		clause: "DEG-R33"
	};
}
function* gain(table, by, act) {
	const me = fighterOf(table, by);
	payReaction(table, me);
	me.surgeDebt++;
	if (act.benefit === "resistance") me.resistDebt++;
	emit(table, {
		type: "surged",
		by,
		benefit: act.benefit,
		clause: "DEG-94"
	});
	yield* takeQuick(table, by, act.quick);
	if (findFighter(table, by)) yield* enjoy(table, fighterOf(table, by), act);
}
function* enjoy(table, me, act) {
	const until = endOfNextTurn(me);
	switch (act.benefit) {
		case "action":
			if (act.into) me.extraFree++;
			else me.std++;
			return;
		case "alternate": return lend(me, act.power ?? "", act.effect ?? "");
		case "boost": return addMod(me, {
			kind: "boost",
			ranks: 1,
			trait: act.trait ?? "",
			until
		});
		case "burst": return addMod(me, {
			kind: "burst",
			ranks: 1,
			trait: act.negate ?? "",
			until
		});
		case "edge":
			if (act.edge) me.edges = {
				...me.edges,
				[act.edge]: (me.edges[act.edge] ?? 0) + 1
			};
			return;
		case "retry":
			me.locked = me.locked.filter((one) => lockKey(one) !== act.key);
			return;
		case "resistance": {
			const effect = ongoing(me, act.effect ?? "");
			if (effect) yield* resistOngoing(table, me.id, effect);
		}
	}
}
function lend(me, power, effect) {
	me.lent = [...me.lent, effect];
	me.active = {
		...me.active,
		[power]: effect
	};
}
function* waysOf(table, me) {
	if (table.turn === me.id) yield { benefit: "action" };
	for (const power of arraysOf(me)) for (const effect of lentTo(me, power)) yield {
		benefit: "alternate",
		power,
		effect
	};
	for (const trait of TRAITS.slice(0, 13)) yield {
		benefit: "boost",
		trait
	};
	yield {
		benefit: "burst",
		negate: "disadvantage"
	};
	yield {
		benefit: "burst",
		negate: "advantage"
	};
	for (const edge of EDGES) yield {
		benefit: "edge",
		edge
	};
	for (const one of me.effects) yield {
		benefit: "resistance",
		effect: effectId(one)
	};
	for (const one of me.locked) yield {
		benefit: "retry",
		key: lockKey(one)
	};
}
// shared/src/rulesets/degrees/book/standard/assess.ts
const VALUES = [
	"attack",
	"defense",
	"skill"
];
/** To size an opponent up: DEG-48 to DEG-52. */
const assess = deed("assess", {
	target: fighter$1,
	skill: oneOf(ASSESSING),
	choose: oneOf(["analyze", "appraisal"]),
	learn: optional(listOf(oneOf(VALUES), 3)),
	...raise,
	...hunch$1
}, {
	cost: "std",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { target }) {
		if (!opponent(table, me.id, target)) return "no-such-target";
		return excused(me, isLocked(me, "assess", target) ? {
			code: "locked",
			clause: "DEG-R25"
		} : void 0);
	},
	geometry: (table, me, { target }) => sees(table, me.at, fighterOf(table, target).at) ? void 0 : excused(me, "no-line-of-sight"),
	provokes: () => ({}),
	*does(table, by, { target, skill, choose, learn: wished, raise: raised, hunch: hunched }) {
		const degree = yield* skillCheck(table, by, {
			skill,
			dc: passive(fighterOf(table, target), "deception"),
			facing: target,
			raise: raised,
			hunch: hunched
		});
		const [me, foe] = [findFighter(table, by), findFighter(table, target)];
		if (!me || !foe) return;
		if (degree > 0 && choose === "analyze") analyze(table, me, foe, degree);
		else if (degree > 0) learn(table, by, ...appraise(me, foe, degree, wished ?? VALUES));
		else if (degree <= -2) {
			lock(table, by, "assess", target);
			yield* mayLie(table, by);
		}
	},
	*variants(table) {
		for (const foe of fightersOf(table)) for (const skill of ASSESSING) for (const choose of ["analyze", "appraisal"]) yield {
			target: foe.id,
			skill,
			choose
		};
	},
	axes: () => ({
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	})
});
/** What is learnt of one counts for all who are like it, up to +5: DEG-49, DEG-50. */
function analyze(table, me, foe, degree) {
	const alike = fightersOf(table).filter(({ kind, side }) => kind === foe.kind && side === foe.side);
	const next = { ...me.analysis };
	for (const { id } of alike) next[id] = Math.min(5, (next[id] ?? 0) + degree);
	me.analysis = next;
	emit(table, {
		type: "analyzed",
		by: me.id,
		target: foe.id,
		ranks: next[foe.id] ?? 0,
		clause: "DEG-49"
	});
}
/** The abilities that attacks and defenses rest on: DEG-R52. */
const ATTACK_ABILITY = {
	close: "fighting",
	ranged: "dexterity",
	court: "presence",
	rumor: "cunning"
};
const DEFENSE_ABILITY = {
	close: "agility",
	ranged: "agility",
	court: "wit",
	rumor: "wit"
};
/** What an appraisal tells: how the other compares, and an exact value for each further degree (DEG-51). */
function appraise(me, foe, degree, wished) {
	const { id } = foe;
	const [mine, theirs] = [me.sheet.primary, foe.sheet.primary];
	const attack = attackBonus(foe, theirs);
	const defense = bareDefense(foe, mine);
	const exact = {
		attack: `${id}:attack=${attack}`,
		defense: `${id}:defense=${defense}`,
		skill: `${id}:skill=${theirs}`
	};
	return [
		`${id}:attack:${compared(attack, attackBonus(me, mine))}`,
		`${id}:defense:${compared(defense, bareDefense(me, mine))}`,
		`${id}:attack-ability:${ATTACK_ABILITY[theirs]}`,
		`${id}:defense-ability:${DEFENSE_ABILITY[mine]}`,
		...wished.slice(0, degree - 1).map((value) => exact[value])
	];
}
function compared(theirs, mine) {
	if (theirs === mine) return "equal";
	return theirs < mine ? "lower" : "higher";
}
const CLAIMS = { claims: optional(listOf(text(120), 12)) };
/** Badly failed, the GM may lie: DEG-52. */
function* mayLie(table, by) {
	const answer = yield* askGm({
		topic: "assess",
		by
	}, [{
		option: "lie",
		params: CLAIMS
	}, { option: "nothing" }], "nothing");
	if (answer?.option === "lie") learn(table, by, ...answer.claims ?? []);
}
/** To help an ally: DEG-40 to DEG-47. */
const assist = deed("assist", {
	mode: oneOf([
		"skill",
		"aid",
		"coordinate",
		"combine",
		"distract"
	]),
	ally: fighter$1,
	skill: optional(oneOf(SKILLS$1)),
	target: optional(fighter$1),
	weapon: optional(anId()),
	power: optional(anId()),
	primary: optional(flag),
	...raise,
	...hunch$1
}, {
	cost: "std",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { mode, ally: helped, weapon, power, target }) {
		if (isByWeapon(mode) && (weapon === void 0 || !has$1(me, weapon))) return "no-such-item";
		const friend = findFighter(table, helped);
		if (mode === "combine" && friend && !sharedPower(me, friend, power)) return {
			code: "no-such-item",
			clause: "DEG-45"
		};
		if (!ally(table, me.id, helped)) return "no-such-target";
		if (isByWeapon(mode) && !opponent(table, me.id, target ?? "")) return "no-such-target";
		return !(mode === "skill" || mode === "coordinate" || mode === "combine") || nextAfter(table, me.id) === helped ? void 0 : excused(me, {
			code: "not-in-position",
			clause: "DEG-41"
		});
	},
	geometry: (table, me, act) => faultOfPosition(table, me, act),
	*does(table, by, { mode, ally: helped, skill, target, weapon, power, primary, raise: raised, hunch: hunched }) {
		const how = {
			raise: raised,
			hunch: hunched
		};
		if (mode === "skill" && skill) yield* helpSkill(table, by, helped, yield* skillCheck(table, by, {
			skill,
			dc: 10,
			...how
		}));
		else if (mode === "combine" && power) yield* combine(table, by, helped, power, primary ?? false, how);
		else if (target && weapon) yield* byWeapon(table, {
			by,
			helped,
			target,
			weapon,
			mode,
			raised
		});
	},
	*variants(table, me) {
		const skill = bestOf(me, SKILLS$1);
		const next = nextAfter(table, me.id);
		const strikes = strikesOf(table, me);
		for (const friend of fightersOf(table)) {
			if (!ally(table, me.id, friend.id) || gap(me, friend) > table.options.conversation) continue;
			const isNext = friend.id === next;
			if (isNext) yield {
				mode: "skill",
				ally: friend.id,
				skill
			};
			if (isNext) for (const power of friend.sheet.powers) yield {
				mode: "combine",
				ally: friend.id,
				power
			};
			const modes = isNext ? [
				"aid",
				"coordinate",
				"distract"
			] : ["aid", "distract"];
			for (const strike of strikes) for (const mode of modes) yield {
				mode,
				ally: friend.id,
				...strike
			};
		}
	},
	axes: () => ({
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	})
}, (act, table, by) => isWhole(act, table, by) ? act : void 0);
function isByWeapon(mode) {
	return mode === "aid" || mode === "coordinate" || mode === "distract";
}
/** At whom one could strike, and with what. */
function strikesOf(table, me) {
	return fightersOf(table).filter(({ id }) => opponent(table, me.id, id)).flatMap((foe) => {
		return weaponsOf(me).filter((weapon) => faultOfRange(table, me.at, foe.at, weaponOf(me, weapon)) === void 0).map((weapon) => ({
			target: foe.id,
			weapon
		}));
	});
}
/** Whether each mode has what it needs: DEG-46. */
function isWhole({ mode, skill, target, weapon, power, primary, ally: helped, hunch: hunched }, table, by) {
	if (mode === "skill") return skill !== void 0 && !primary;
	if (isByWeapon(mode)) return target !== void 0 && weapon !== void 0 && !primary && !hunched;
	if (power === void 0) return false;
	const [me, friend] = [findFighter(table, by), findFighter(table, helped)];
	const shared = me && friend && sharedPower(me, friend, power);
	return !primary || !me || !friend || !shared || shared.sameSource;
}
/** The power of an ally that is to be strengthened, if the assistant has one with the same effect: DEG-45. */
function sharedPower(me, friend, named) {
	const theirs = named === void 0 ? void 0 : activeEffect(friend, named);
	if (!theirs) return void 0;
	const mine = effectsHad(me).filter((one) => effectName(powerOf(me, one).effect) === effectName(powerOf(me, theirs).effect));
	if (mine.length === 0) return void 0;
	const power = powerOf(me, theirs);
	return {
		power,
		sameSource: power.source !== null && mine.some((one) => powerOf(me, one).source === power.source)
	};
}
/** Where the ally and the target have to be: DEG-41, DEG-R49. */
function faultOfPosition(table, me, { mode, ally: helped, target, weapon }) {
	const friend = fighterOf(table, helped);
	const { conversation } = table.options;
	if (gap(me, friend) > conversation && !isWaived(me, "out-of-range")) return tooFar(gap(me, friend), conversation);
	const foe = target === void 0 ? void 0 : findFighter(table, target);
	const faulty = isByWeapon(mode) && foe && weapon !== void 0 && has$1(me, weapon) ? faultOfRange(table, me.at, foe.at, weaponOf(me, weapon), me) : void 0;
	if (faulty !== void 0 && faulty !== "no-line-of-sight") return faulty;
	return sees(table, me.at, friend.at) ? faulty : excused(me, "no-line-of-sight");
}
/** The degrees of all assistants of one check add up: DEG-42. */
function* helpSkill(table, by, helped, degree) {
	const friend = findFighter(table, helped);
	if (!friend || !findFighter(table, by)) return;
	const before = friend.mods.find(({ kind }) => kind === "skill");
	const degrees = (before?.degrees ?? 0) + degree;
	const ranks = modifierOf(degrees);
	friend.mods = friend.mods.filter((mod) => mod !== before);
	addMod(friend, {
		kind: "skill",
		ranks,
		degrees,
		until: before?.until ?? endOfNextTurn(friend)
	});
	emit(table, {
		type: "helped",
		by,
		target: helped,
		with: "skill",
		ranks,
		clause: "DEG-40"
	});
}
/** An attack check that helps instead of hurting; it is no attack (DEG-R54). */
function* byWeapon(table, { by, helped, target, weapon, mode, raised }) {
	const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
	if (!has$1(me, weapon)) return;
	const means = meansOf(me, weapon);
	if (me.aim && me.aim.target !== target) me.aim = null;
	const bonus = attackSum(table, me, foe, {
		means,
		hasEffect: mode === "coordinate"
	});
	me.aim = null;
	const check = makeCheck(by, {
		kind: "attack",
		of: weapon,
		bonus,
		dc: mode === "coordinate" ? 10 + defenseAgainst(foe, me, means.type) : 10 + table.options.pl,
		raise: raised
	}, roll(table, 20), null);
	yield* bend(table, check);
	help$1(table, by, helped, target, mode, means, modifierOf(degreeOf(check)));
}
function help$1(table, by, helped, target, mode, means, ranks) {
	const [me, friend] = [findFighter(table, by), findFighter(table, helped)];
	if (!me || !friend) return;
	addMod(friend, mode === "coordinate" ? {
		kind: "effect",
		ranks,
		target,
		until: endOfNextTurn(friend),
		match: matchOf(means.effect, false)
	} : {
		kind: mode === "aid" ? "attack" : "defense",
		ranks,
		target,
		until: startOfNextTurn(me)
	});
	emit(table, {
		type: "helped",
		by,
		target: helped,
		with: mode,
		ranks,
		clause: "DEG-R32"
	});
}
function matchOf(effect, isPower) {
	return {
		effect: effectName(effect),
		isPower,
		..."resist" in effect && { resist: effect.resist }
	};
}
/** Lore for a friend's power: DEG-45, DEG-46. */
function* combine(table, by, helped, named, primary, how) {
	const [me, friend] = [fighterOf(table, by), fighterOf(table, helped)];
	const shared = sharedPower(me, friend, named);
	if (!shared) return;
	const lore = loreOf(shared.power.source);
	const own = primary ? { bonus: attackBonus(me, me.sheet.primary) } : lore ? {} : { bonus: 0 };
	const degree = yield* skillCheck(table, by, {
		skill: lore ?? "lore-arcane",
		dc: 10 + 2 * table.options.pl,
		...own,
		...how
	});
	const after = findFighter(table, helped);
	if (!after) return;
	const ranks = modifierOf(degree);
	addMod(after, {
		kind: "effect",
		ranks,
		until: endOfNextTurn(after),
		match: matchOf(shared.power.effect, true)
	});
	emit(table, {
		type: "helped",
		by,
		target: helped,
		with: "combine",
		ranks,
		clause: "DEG-45"
	});
}
// shared/src/rulesets/degrees/book/standard/charge.ts
/** A rush that ends in an attack: DEG-22, DEG-23. */
const charge = deed("charge", {
	path,
	weapon: anId(),
	target: fighter$1,
	...raise,
	...smash,
	...slam
}, {
	cost: "std",
	dues: (_table, me, act) => attackDues(me, act),
	fault(table, me, act) {
		if (is(me, "prone") && !isWaived(me, "prevented")) return {
			code: "prevented",
			clause: "DEG-59"
		};
		return faultOfLegs(me) ?? faultOfAttack(table, me, act, me.moved + act.path.length);
	},
	geometry: (table, me, { path: hexes, weapon, target }) => faultOfRush(table, me, hexes, fighterOf(table, target).at) ?? faultAtEnd(table, me, hexes, weapon, target),
	sets: () => "attacks",
	*does(table, by, { path: hexes, weapon, target, raise: raised, smash: smashed, slam: slammed }) {
		if (!(yield* walk(table, by, hexes))) return;
		const [me, foe] = [findFighter(table, by), findFighter(table, target)];
		if (!me || !foe || foe.defeated || !has$1(me, weapon)) return;
		if (faultOfRange(table, me.at, foe.at, weaponOf(me, weapon)) ?? faultOfLoading(me, weapon)) return;
		yield* strikeWith(table, {
			by,
			target,
			weapon,
			raise: raised,
			smash: smashed,
			ranks: -1,
			...slammed ? { slam: slamRanks(me.moved) } : {}
		});
	},
	*variants(table, me) {
		const [weapon] = weaponsOf(me).filter((one) => weaponOf(me, one).type === "close");
		if (weapon === void 0 || is(me, "prone")) return;
		const foes = fightersOf(table).filter((foe) => opponent(table, me.id, foe.id));
		for (const hexes of pathsFor(table, me, { rank: speedOf(me) - 1 })) for (const foe of foes) if (distance(hexes.at(-1) ?? me.at, foe.at) <= weaponOf(me, weapon).reach && !faultOfRush(table, me, hexes, foe.at)) yield {
			path: hexes,
			weapon,
			target: foe.id
		};
	},
	axes: (_table, me) => ({
		...ATTACK_AXES,
		weapon: {
			type: "one",
			of: weaponsOf(me)
		}
	})
}, (act, table, by) => isPathFor(table, by, act.path) && isSlamSensible(findFighter(table, by), act) ? act : void 0);
function faultOfRush(table, me, hexes, goal) {
	return faultOfPath(table, me, hexes, {
		rank: speedOf(me) - 1,
		straightTo: goal
	});
}
/** Whether the weapon can attack the target from the last hex: DEG-23. */
function faultAtEnd(table, me, hexes, weapon, target) {
	const foe = findFighter(table, target);
	if (!foe || !isWeapon(me, weapon)) return "no-such-target";
	return faultOfRange(table, hexes.at(-1) ?? me.at, foe.at, weaponOf(me, weapon));
}
// shared/src/rulesets/degrees/book/standard/crush.ts
/** What holds somebody, if it is held by that one. */
function gripOn(table, me, target) {
	return (me.grabbing === target ? findFighter(table, target) : void 0)?.effects.find(({ by, track }) => by === me.id && track === "grab");
}
/** The damage of the attack that grabbed, without another check: DEG-35. */
const crush = deed("crush", { target: fighter$1 }, {
	cost: "std",
	fault(table, me, { target }) {
		const held = gripOn(table, me, target);
		if (!held || findFighter(table, target)?.defeated) return "no-such-target";
		return held.grip?.turn === table.turnCount ? excused(me, {
			code: "wrong-phase",
			clause: "DEG-35"
		}) : void 0;
	},
	*does(table, by, { target }) {
		const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
		const held = gripOn(table, me, target);
		if (!held?.grip) return;
		const means = meansOf(me, held.grip.weapon);
		yield* takeEffect(table, by, target, means, 10 + means.rank + stanceRanks(me, foe, false));
	},
	*variants(_table, { grabbing }) {
		if (grabbing !== null) yield { target: grabbing };
	}
});
/** To let go: DEG-R22. */
const release = deed("release", {}, {
	cost: "free",
	fault: (_table, { grabbing }) => grabbing === null ? {
		code: "no-effect",
		clause: "DEG-R22"
	} : void 0,
	acts: (table, by) => letGo(table, by)
});
// shared/src/rulesets/degrees/book/standard/defend.ts
/** Until the own next turn each attack is met by a roll: DEG-19. */
const defend = deed("defend", {}, {
	cost: "std",
	acts(table, by) {
		fighterOf(table, by).defending = true;
		emit(table, {
			type: "defending",
			by,
			clause: "DEG-19"
		});
	}
});
// shared/src/rulesets/degrees/book/standard/ready.ts
const TRIGGERS = [
	"moves",
	"enters-reach",
	"attacks",
	"casts",
	"note"
];
/** To wait for something, and do something then: DEG-24. */
const ready = deed("ready", {
	trigger: record$1({
		on: oneOf(TRIGGERS),
		by: optional(fighter$1)
	}),
	action: intent,
	note: optional(text(200))
}, {
	cost: "std",
	readiable: false,
	isSecret: true,
	acts(table, by, { trigger, action: later, note }) {
		const me = fighterOf(table, by);
		me.ready = later.do;
		me.readied = {
			trigger,
			action: later,
			...note !== void 0 && { note }
		};
		emit(table, {
			type: "readied",
			by,
			action: later.do,
			clause: "DEG-24"
		});
	},
	*variants(table, me) {
		for (const on of TRIGGERS) for (const later of laterOf(table, me.id)) yield {
			trigger: { on },
			action: later
		};
	},
	axes: () => TELLING$1
}, (act, table, by) => isReadiable(table, by, act.action) ? act : void 0);
/** What costs an action may be readied, without a second reaction in it: §6.2. */
function isReadiable(table, by, { do: name, ...params }) {
	const later = deedNamed(name);
	const me = findFighter(table, by);
	if (!later?.readiable || !me) return false;
	if ([
		"raise",
		"hunch",
		"smash",
		"slam"
	].some((declared) => params[declared] !== void 0)) return false;
	const act = later.parse(params, table, by);
	const cost = act === void 0 ? "none" : later.costOf(table, me, act);
	return cost !== "free" && cost !== "none";
}
/** What is worth waiting with, of all that may be readied. */
function* laterOf(table, by) {
	const me = fighterOf(table, by);
	for (const weapon of [
		...me.held,
		...me.sheet.natural,
		...me.sheet.verbal
	]) yield {
		do: "attack",
		weapon,
		target: "trigger"
	};
	yield { do: "defend" };
}
/** The GM says that what somebody waits for in words has happened: §6.2. */
const gmFire = action({
	params: { target: fighter$1 },
	gm: true,
	check(table, _by, { target }) {
		const waiting = findFighter(table, target);
		if (!waiting) return "no-such-target";
		return waiting.readied?.trigger.on === "note" ? void 0 : {
			code: "no-effect",
			clause: "DEG-24"
		};
	},
	*run(table, _by, { target }) {
		yield* offerToFire(table, target, target, (seen) => findFighter(seen, target)?.readied?.trigger.on === "note");
	}
});
// shared/src/rulesets/degrees/book/standard/recover.ts
/** To shake off damage or fatigue, or to resist once more: DEG-20, DEG-21. */
const recover = deed("recover", {
	remove: optional(oneOf(["damage", "fatigue"])),
	resist: optional(anId(80))
}, {
	cost: "std",
	fault(_table, me, { remove, resist }) {
		if (remove !== void 0) return faultOfRecovery(me, remove);
		return ongoing(me, resist ?? "") ? faultOfStress(me) : {
			code: "no-such-item",
			clause: "DEG-21"
		};
	},
	*does(table, by, { remove, resist }) {
		stressBy(table, by);
		const effect = ongoing(fighterOf(table, by), resist ?? "");
		if (remove !== void 0) recoverLevel(table, by, remove);
		else if (effect) yield* resistOngoing(table, by, effect);
	},
	*variants(_table, { effects }) {
		yield { remove: "damage" };
		yield { remove: "fatigue" };
		for (const { by, track } of effects) yield { resist: `${by}:${track}` };
	}
}, (act) => act.remove === void 0 === (act.resist === void 0) ? void 0 : act);
// shared/src/rulesets/degrees/book/standard/trick.ts
/** A skill against the better of two, to put somebody out for a while: DEG-27, DEG-28. */
const trick = deed("trick", {
	skill: oneOf(SKILLS$1),
	versus: listOf(oneOf(SKILLS$1), 2),
	target: fighter$1,
	condition: oneOf(LESSER),
	...raise,
	...hunch$1
}, {
	cost: "std",
	dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
	fault(table, me, { target, condition }) {
		const foe = opponent(table, me.id, target);
		if (!foe) return "no-such-target";
		return isImmune(foe, condition) ? {
			code: "immune",
			clause: "DEG-28"
		} : void 0;
	},
	geometry: (table, me, { target }) => faultOfEarshot(table, me.at, fighterOf(table, target).at, me),
	*does(table, by, { skill, versus, target, condition, raise: raised, hunch: hunched }) {
		if ((yield* skillCheck(table, by, {
			skill,
			against: {
				by: target,
				skills: versus
			},
			raise: raised,
			hunch: hunched
		})) < 0 || !findFighter(table, target) || !findFighter(table, by)) return;
		emit(table, {
			type: "tricked",
			by,
			target,
			condition,
			clause: "DEG-28"
		});
		suffer(table, target, {
			name: condition,
			cause: "trick",
			until: { round: table.round + 1 }
		});
	},
	*variants(table, me) {
		for (const foe of fightersOf(table)) {
			if (!opponent(table, me.id, foe.id) || faultOfEarshot(table, me.at, foe.at)) continue;
			const { skill, versus } = mostPromising(me, foe);
			for (const condition of LESSER) yield {
				skill,
				versus,
				target: foe.id,
				condition
			};
		}
	},
	axes: (_table, _me, { skill }) => ({
		skill: {
			type: "one",
			of: [...SKILLS$1]
		},
		versus: {
			type: "one",
			of: pairsFor(skill)
		},
		raise: {
			type: "range",
			from: 1,
			to: 2
		},
		hunch: { type: "flag" }
	})
}, (act) => isFair(act.skill, act.versus) ? act : void 0);
/** Two skills of different abilities, and all three of one group: DEG-27. */
function isFair(skill, [first, second]) {
	if (first === void 0 || second === void 0) return false;
	const [mine, one, other] = [
		rootOf(skill),
		rootOf(first),
		rootOf(second)
	];
	return one.ability !== other.ability && one.group === other.group && one.group === mine.group;
}
/** The skill of somebody, and the pair to set it against, that have the best chances. */
function mostPromising(me, foe) {
	let [best, most] = [{
		skill: SKILLS$1[0],
		versus: []
	}, Number.NEGATIVE_INFINITY];
	for (const group of SKILL_GROUPS) {
		const skill = bestOf(me, group);
		const versus = weakestPair(foe, pairsFor(skill));
		const lead = skillBonus(me, skill) - resistedBy(foe, versus);
		if (lead > most) [best, most] = [{
			skill,
			versus
		}, lead];
	}
	return best;
}
function weakestPair(foe, [first = [], ...others]) {
	let weakest = first;
	for (const pair of others) if (resistedBy(foe, pair) < resistedBy(foe, weakest)) weakest = pair;
	return weakest;
}
function resistedBy(foe, pair) {
	let best = Number.NEGATIVE_INFINITY;
	for (const skill of pair) best = Math.max(best, skillBonus(foe, skill));
	return best;
}
const pairs = /* @__PURE__ */ new Map();
/** The pairs that a skill may be set against. */
function pairsFor(skill) {
	const known = pairs.get(skill);
	if (known) return known;
	const fair = SKILLS$1.flatMap((one, index) => SKILLS$1.slice(index + 1).map((other) => [one, other])).filter((pair) => isFair(skill, pair));
	pairs.set(skill, fair);
	return fair;
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
const NEGLIGIBLE = 1e-9;
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
// shared/src/rulesets/degrees/odds/worth.ts
/** What it is to have a condition, for whoever has it. */
const CONDITION = {
	dazed: .8,
	staggered: 1.2,
	stunned: 4,
	hindered: .3,
	immobile: 1,
	impaired: 1.2,
	disabled: 2.4,
	vulnerable: 1.2,
	defenseless: 2.4,
	prone: .9,
	fatigued: .3,
	exhausted: 1.4,
	compelled: 3.5,
	controlled: 4,
	held: .9,
	restrained: 1.8,
	bound: 3
};
function worthOfCondition(condition) {
	return CONDITION[condition] ?? 0;
}
/** What it is worth that somebody comes to be so who was not. */
function newWorth(foe, condition) {
	return is(foe, condition) || isImmune(foe, condition) ? 0 : worthOfCondition(condition);
}
/** A bruise or a strain, beside the health that it takes: the next resistance is the harder. */
const BRUISE = .6;
/** A reaction comes back with the next turn, whoever's that is: it is cheap in this book. */
const REACTION = 1.7;
/** A rank of Advantage for a turn. */
const RANK = .25;
// shared/src/rulesets/degrees/odds/asked.ts
/** What an action of that type costs now, with the reaction that is declared with it. */
function costOf(me, type, declared = {}) {
	return {
		[purseFor(me, type) ?? type]: 1,
		...isDeclared(declared) && { reaction: 1 }
	};
}
function isDeclared({ raise, hunch, slam, smash }) {
	return raise !== void 0 || hunch === true || slam === true || smash === true;
}
/** A reaction that is declared comes back soon. */
function rebated(odds, declared) {
	return isDeclared(declared) ? {
		...odds,
		worth: (odds.worth ?? 0) + REACTION
	} : odds;
}
function targetOf(table, { target }) {
	return typeof target === "string" ? findFighter(table, target) : void 0;
}
/** How often a check is raised. */
function raiseOf({ raise }) {
	return typeof raise === "number" ? raise : 0;
}
/** What has a worth of its own, and no dice that are worth telling of. */
function worthOnly(cost, worth, provokes = []) {
	return {
		...NOTHING,
		cost,
		odds: {
			outcomes: [],
			success: 1,
			effects: [],
			worth
		},
		provokes
	};
}
// shared/src/rulesets/degrees/odds/chances.ts
const D20 = die(20);
const OPPOSED = difference(D20, D20);
/** What somebody who defends has in place of the passive 10: DEG-19. */
const DEFENDED = sum(D20, die(6));
/** What a function gives for a key, worked out once: there are few of them. */
function remembered(work) {
	const known = /* @__PURE__ */ new Map();
	return (...key) => {
		const name = key.join();
		const before = known.get(name);
		if (before !== void 0) return before;
		const value = work(...key);
		known.set(name, value);
		return value;
	};
}
/** The chances of each degree of a check whose bonus is so much above the DC, against a d20 or not. */
function degreesBy(lead, raise = 0, isOpposed = false) {
	return degreesAfter(lead, raise, isOpposed);
}
const degreesAfter = remembered((lead, raise, isOpposed) => mapped(isOpposed ? OPPOSED : D20, (shown) => degreeOfRoll({
	kind: "skill",
	die: 0,
	raise,
	coup: 0
}, shown + lead - 5 * raise)));
/** By how many degrees a resistance fails whose bonus is so much above the DC; 0 if it does not. */
const failuresBy = remembered((lead) => mapped(D20, (shown) => Math.max(0, -degreeOfMargin(shown + lead))));
/** The same against a DC that is not certain yet. */
function failures(bonus, dcs) {
	if (dcs.chances.length === 1) return failuresBy(bonus - dcs.low);
	return mixed(resultsOf(dcs).map(([dc, chance]) => [chance, failuresBy(bonus - dc)]));
}
const landing = remembered((lead, raise, isDefended) => {
	const ranks = /* @__PURE__ */ new Map();
	const degrees = [];
	let misses = 0;
	for (const [dc, likely] of resultsOf(isDefended ? DEFENDED : certainly(10))) for (const [shown, even] of resultsOf(D20)) {
		const margin = shown + lead - dc - 5 * raise;
		const degree = degreeOfRoll({
			kind: "attack",
			die: shown,
			raise,
			coup: 0
		}, margin);
		const chance = likely * even;
		degrees.push([chance, certainly(Math.max(-1, degree))]);
		const more = Math.min(5, degree - 1) + (shown === 20 && margin >= 0 ? 5 : 0);
		if (degree < 0) misses += chance;
		else ranks.set(more, (ranks.get(more) ?? 0) + chance);
	}
	return {
		degrees: mixed(degrees),
		ranks: [...ranks],
		misses
	};
});
/** The chances of each degree of an attack check; a miss is -1. */
function degreesOfAttack({ lead, raise, isDefended }) {
	return landing(lead, raise, isDefended).degrees;
}
/** By how many degrees the effect of an attack is not resisted; 0 if it misses, or is. */
function failedBy({ lead, raise, isDefended, edge, smash }) {
	return failedAfter(lead, raise, isDefended, edge, smash);
}
const failedAfter = remembered((lead, raise, isDefended, edge, smash) => {
	const { ranks, misses } = landing(lead, raise, isDefended);
	const base = smash ? D20 : certainly(10);
	return mixed([[misses, certainly(0)], ...ranks.map(([more, chance]) => [chance, failures(0, sum(base, certainly(edge + more)))])]);
});
/** The chances of degrees as outcomes, the worst first. */
function outcomesOf(degrees, wordFor) {
	return resultsOf(mapped(degrees, (degree) => Math.max(-2, Math.min(4, degree)))).map(([degree, chance]) => ({
		id: `degree-${degree}`,
		label: wordFor(degree),
		chance
	}));
}
/** The odds of a check by its degrees. */
function checkOdds(degrees, worth) {
	const success = resultsOf(degrees).reduce((so, [degree, chance]) => so + (degree > 0 ? chance : 0), 0);
	const { success: won, failure: lost } = TEXT.odds;
	return {
		outcomes: outcomesOf(degrees, (degree) => degree > 0 ? won(degree) : lost(-degree)),
		success,
		effects: [],
		worth
	};
}
// shared/src/rulesets/degrees/odds/harm.ts
const { state: STATES } = TEXT.odds;
const UNHURT = {
	change: 0,
	isOut: false,
	worth: 0,
	state: {
		id: "unhurt",
		label: STATES.unhurt
	}
};
function harmTo(foe, means, failed) {
	const states = /* @__PURE__ */ new Map();
	const byDegrees = /* @__PURE__ */ new Map();
	let [worth, defeat] = [0, 0];
	for (const [degrees, chance] of resultsOf(failed)) {
		const one = consequence(foe, means, degrees);
		byDegrees.set(degrees, one.change);
		worth += chance * one.worth;
		if (one.isOut) defeat += chance;
		const { id } = one.state;
		states.set(id, {
			...one.state,
			chance: chance + (states.get(id)?.chance ?? 0)
		});
	}
	const changes = resultsOf(mapped(failed, (degrees) => byDegrees.get(degrees) ?? 0));
	const average = changes.reduce((total, [by, chance]) => total + by * chance, 0);
	return {
		effect: {
			target: foe.id,
			field: "hp",
			changes,
			average,
			defeat
		},
		states: [...states.values()],
		worth
	};
}
/** What so many degrees of failure against an effect do to somebody. */
function consequence(foe, { effect }, degrees) {
	if (degrees === 0 || effect.kind === "heal" || effect.kind === "boost") return UNHURT;
	if (effect.kind === "damage") return wounded(foe, effect.of, degrees);
	const condition = TRACKS[effect.track][degreeFor(foe, effect.track, degrees) - 1];
	if (condition === void 0 || is(foe, condition)) return UNHURT;
	return suffering(foe, condition);
}
function suffering(foe, condition) {
	const isOut = condition === "incapacitated";
	return {
		change: isOut ? -healthOf(foe) : 0,
		isOut,
		worth: newWorth(foe, condition),
		state: {
			id: condition,
			label: TEXT.conditions[condition].label
		}
	};
}
/** Damage as the book deals it, on somebody who is only imagined: DEG-R7. */
function wounded(foe, of, degrees) {
	const level = Math.min(4, degrees);
	const after = harmed(foe, of, level);
	const change = healthOf(after) - healthOf(foe);
	if (is(after, "incapacitated")) return {
		change,
		isOut: true,
		worth: 0,
		state: {
			id: "out",
			label: STATES.out
		}
	};
	if (level === 1) {
		const id = of === "body" ? "bruised" : "strained";
		return {
			change,
			isOut: false,
			worth: BRUISE,
			state: {
				id,
				label: STATES[id]
			}
		};
	}
	const name = level === 2 ? "dazed" : "staggered";
	return {
		change,
		isOut: false,
		worth: BRUISE + newWorth(foe, name),
		state: {
			id: name,
			label: STATES[name]
		}
	};
}
// shared/src/rulesets/degrees/odds/attack-odds.ts
/** An attack check: by how much its bonus is above what it is against. */
function checkOf(table, me, foe, { raise = 0, ...attempt }) {
	const aimed = me.aim && me.aim.target !== foe.id ? {
		...me,
		aim: null
	} : me;
	const defense = defenseAgainst(foe, me, attempt.means.type);
	const isDefended = foe.defending;
	return {
		lead: attackSum(table, aimed, foe, attempt) - defense - (isDefended ? impairment(foe) : 0),
		raise,
		isDefended
	};
}
/** The odds of an attack check and its effect, if nobody reacts. */
function attackOdds(table, me, foe, attempt) {
	const { means, smash = false, slam } = attempt;
	const check = checkOf(table, me, foe, attempt);
	const degrees = degreesOfAttack(check);
	const edge = rankOf(me, foe, means, isImmune(foe, "slam-all") ? 0 : slam ?? 0) - resistanceTo(foe, means);
	const { effect, states, worth } = harmTo(foe, means, failedBy({
		...check,
		edge,
		smash
	}));
	const own = slam === void 0 ? void 0 : recoil(me, foe, means, check);
	return {
		outcomes: outcomesOf(degrees, (degree) => degree < 0 ? TEXT.odds.miss : TEXT.odds.hit(degree)),
		success: chanceThat(degrees, (degree) => degree > 0),
		states,
		effects: own ? [effect, own] : [effect],
		worth: foe.side === me.side ? 0 : worth
	};
}
/** The rank of an effect that an attack check decides on, before what its degree adds. */
function rankOf(me, foe, means, slam) {
	return means.rank + new Ranks().add(helpFor(me, foe, means)).add(stanceOnEffect(me, true)).add(slam).sum(me, foe);
}
function helpFor({ mods }, foe, means) {
	let ranks = 0;
	for (const mod of mods) if (fits$1(mod, foe.id, means)) ranks += mod.ranks;
	return ranks;
}
function resistanceTo(foe, { effect }) {
	const harm = effect.kind === "damage" ? effect.of : void 0;
	return resistBonus(foe, "resist" in effect ? effect.resist : "toughness", harm);
}
/** What a slam does to the one who slams: DEG-109, DEG-110. */
function recoil(me, foe, means, check) {
	if (isImmune(me, "slam-own") || isImmune(me, "slam-all")) return void 0;
	const edge = rankOf(me, foe, means, 0) - resistBonus(me, "toughness", "body");
	return harmTo(me, means, failedBy({
		...check,
		edge,
		smash: false
	})).effect;
}
/** What an area does to one of those in it: DEG-R27. */
function areaHarm(me, foe, means) {
	const rank = means.rank + new Ranks().add(helpFor(me, foe, means)).sum(me, foe);
	const dodges = failures(resistBonus(foe, "reflex"), certainly(10 + rank));
	const stance = stanceRanks(me, foe, false);
	const dcs = mapped(dodges, (failed) => 10 + stance + (failed > 0 ? rank : Math.ceil(rank / 2)));
	return harmTo(foe, means, failures(resistanceTo(foe, means), dcs));
}
// shared/src/rulesets/degrees/odds/provocations.ts
/** Those who may strike if somebody provokes where it stands; `beside`: only from the next hex (DEG-128). */
function here(table, me, beside = false) {
	return strikers(table, me, me.at, beside).map((by) => strikeBy(table, by, me, 0));
}
/** Those who may strike along a path: at each hex that is left, each once. */
function alongPath(table, me, { path, mode }) {
	const provoked = [];
	const struck = /* @__PURE__ */ new Set();
	const way = mode === "advance" ? "towards" : mode === "withdraw" ? "away" : void 0;
	let { at } = me;
	for (const [step, to] of (path ?? []).entries()) {
		const walker = {
			...me,
			at
		};
		const able = way !== void 0 && leads(table, walker, to, way) ? [] : strikers(table, me, at).filter(({ id }) => !struck.has(id));
		for (const by of able) {
			struck.add(by.id);
			provoked.push(strikeBy(table, by, walker, step));
		}
		at = to;
	}
	return provoked;
}
/** Those whom an attack with a weapon provokes: DEG-14, DEG-16 to DEG-18. */
function byAttacking(table, me, foe, weapon) {
	if (!isWeapon(me, weapon)) return [];
	const { type } = weaponOf(me, weapon);
	if (type === "ranged" || type === "rumor") return here(table, me);
	const provoked = provokedBy(table, me, weapon, foe.id);
	return provoked ? here(table, me).filter(({ by }) => by === provoked.only) : [];
}
function strikers(table, me, at, beside = false) {
	const there = {
		...table,
		fighters: {
			...table.fighters,
			[me.id]: {
				...me,
				at
			}
		}
	};
	return Object.values(table.fighters).filter((other) => other.side !== me.side && mayStrike(there, other.id, me.id, beside ? { beside: true } : {}));
}
function strikeBy(table, by, me, step) {
	const [weapon = "fists"] = strikesOf$1(table, by, me);
	const odds = attackOdds(table, by, me, { means: meansOf(by, weapon) });
	return {
		by: by.id,
		reaction: "attack",
		at: me.at,
		step,
		odds
	};
}
// shared/src/rulesets/degrees/odds/mending.ts
/** A power that heals a level for each degree: DEG-R28. */
function ofHealing(table, me, act, rank, forecast) {
	const target = targetOf(table, act);
	if (!target || worstDamage(target) === void 0) return void 0;
	const degrees = degreesBy(rank + impairment(me) - 10, raiseOf(act));
	const success = chanceThat(degrees, (degree) => degree > 0);
	const levels = averageOf(degrees, (degree) => Math.max(0, degree));
	const isDown = target.defeated ? 5 : 0;
	const odds = yesOrNo(success, Math.min(levels, 3) + isDown * success);
	return {
		...forecast,
		odds,
		against: []
	};
}
/** What it is worth to be rid of a level of damage. */
const RELIEF = {
	incapacitated: 6,
	staggered: 3,
	dazed: .6,
	bruise: .5,
	strain: .5
};
/** Recovering, as an action or for a point: what is won in health, less what stress and points are worth. */
function ofRecovery(me, { do: name, use, remove, resist }) {
	if (name === "spend" && use !== "recover") return void 0;
	const cost = name === "spend" ? {} : costOf(me, "std");
	const price = (name === "spend" ? 1 : 0) + .6;
	if (remove === "damage") return recovery(me, cost, price);
	if (remove === "fatigue") return fatigueOf(me) >= 2 ? worthOnly(cost, 1.2 - price) : void 0;
	const effect = me.effects.find(({ by, track }) => `${by}:${track}` === resist);
	if (!effect || effect.track === "grab") return void 0;
	const success = chanceThat(degreesBy(resistBonus(me, effect.resist) - 10 - effect.rank), (degree) => degree > 0);
	return {
		...NOTHING,
		cost,
		odds: yesOrNo(success, success * worthOfCondition(effect.condition) - price)
	};
}
function recovery(me, cost, price) {
	const worst = worstDamage(me);
	if (worst === void 0) return void 0;
	return worthOnly(cost, (worst === "bruise" && me.bruises > 2 ? .9 : RELIEF[worst]) - price);
}
function ofDevice(table, me, act) {
	if (typeof act.item !== "string" || !isDraught(me, act.item)) return void 0;
	const worst = worstDamage(targetOf(table, act) ?? me);
	if (worst === void 0) return void 0;
	const gain = worst === "incapacitated" ? 8 : worst === "staggered" ? 3 : .4;
	return worthOnly(costOf(me, "mov"), gain - .3, here(table, me));
}
// shared/src/rulesets/degrees/odds/assault.ts
function attemptOf(me, act, means) {
	return {
		means,
		ranks: act.do === "charge" ? -1 : 0,
		raise: raiseOf(act),
		smash: act.smash === true,
		slam: act.slam === true ? slamRanks(me.moved) : void 0
	};
}
function ofAttack(table, me, act) {
	if (typeof act.ability === "string") return ofUse(table, me, act);
	const foe = targetOf(table, act);
	if (!foe || typeof act.weapon !== "string" || !has$1(me, act.weapon)) return void 0;
	const path = act.path;
	const from = path ? {
		...me,
		at: path.at(-1) ?? me.at,
		moved: me.moved + path.length
	} : me;
	const odds = attackOdds(table, from, foe, attemptOf(from, act, meansOf(me, act.weapon)));
	const provokes = path ? alongPath(table, me, act) : byAttacking(table, me, foe, act.weapon);
	return {
		cost: costOf(me, "std", act),
		odds: rebated(odds, act),
		against: [],
		provokes
	};
}
function ofUse(table, me, act) {
	const id = typeof act.ability === "string" ? activeEffect(me, act.ability) : void 0;
	if (!id) return void 0;
	const power = powerOf(me, id);
	const forecast = {
		cost: costOf(me, power.action, act),
		provokes: provokedByUse(table, me, power)
	};
	if (power.effect.kind === "heal") return ofHealing(table, me, act, power.rank, forecast);
	if (isKind(power)) return worthOnly(forecast.cost, worthOfBoost(table, me, act, power), forecast.provokes);
	const means = powerMeans(me, id);
	if (power.radius !== void 0) return ofArea(table, me, means, {
		at: act.at ?? me.at,
		radius: power.radius
	}, forecast);
	const foe = targetOf(table, act);
	if (!foe) return void 0;
	return {
		...forecast,
		odds: rebated(attackOdds(table, me, foe, attemptOf(me, act, means)), act),
		against: []
	};
}
function provokedByUse(table, me, { delivery }) {
	if (delivery === "ranged") return here(table, me);
	return delivery === "gossip" ? here(table, me, table.options.encounter === "combat") : [];
}
/** A ward is worth most with foes about, cheer for a friend who can still attack; each once. */
function worthOfBoost(table, me, act, { delivery }) {
	const friend = delivery === "personal" ? me : targetOf(table, act);
	if (!friend || friend.mods.some(({ kind }) => kind === "boost" || kind === "all")) return 0;
	if (delivery !== "personal") return RANK * 2;
	return Object.values(table.fighters).some((one) => one.side !== me.side && !one.defeated && distance(one.at, me.at) <= 4) ? .9 : .35;
}
function ofArea(table, me, means, { at, radius }, forecast) {
	const isExempt = ({ id }) => id === me.id && distance(me.at, at) === 0;
	const inside = Object.values(table.fighters).filter((one) => !one.defeated && distance(one.at, at) <= radius && !isExempt(one));
	if (inside.length === 0) return void 0;
	const parts = inside.map((one) => ({
		isFriend: one.side === me.side,
		...areaHarm(me, one, means)
	}));
	const worth = parts.reduce((sum, { isFriend, worth: gained }) => sum + (isFriend ? -gained : gained), 0);
	const harmless = parts.reduce((chance, { states }) => chance * (states.find(({ id }) => id === "unhurt")?.chance ?? 0), 1);
	const effects = parts.map(({ effect }) => effect);
	return {
		...forecast,
		odds: yesOrNo(1 - harmless, worth, effects),
		against: []
	};
}
function ofCrush(table, me, act) {
	const foe = targetOf(table, act);
	const grip = foe?.effects.find(({ by, track }) => by === me.id && track === "grab")?.grip;
	if (!foe || !grip) return void 0;
	const means = meansOf(me, grip.weapon);
	const dc = certainly(10 + means.rank + stanceRanks(me, foe, false));
	const failed = failures(resistBonus(foe, "toughness", "body"), dc);
	const { effect, states, worth } = harmTo(foe, means, failed);
	const success = chanceThat(failed, (degrees) => degrees > 0);
	return {
		...NOTHING,
		cost: costOf(me, "std"),
		odds: {
			...yesOrNo(success, worth, [effect]),
			states
		}
	};
}
function ofStunt(table, me, act) {
	const foe = targetOf(table, act);
	if (!foe || typeof act.weapon !== "string" || !has$1(me, act.weapon)) return void 0;
	const which = STUNTS.find((one) => one === act.stunt);
	const means = meansOf(me, act.weapon);
	const hit = chanceThat(degreesOfAttack(checkOf(table, me, foe, {
		means,
		ranks: ranksOf(foe, which && nameStunt(which, act)),
		raise: raiseOf(act),
		hasEffect: false
	})), (degree) => degree > 0);
	const resist = resistBonus(foe, bestResistance(foe, means));
	const degrees = degreesBy(stuntRank(me, foe, means) + impairment(me) - resist, 0, true);
	const worth = averageOf(degrees, (degree) => degree > 0 ? worthOfStunt(foe, act, degree) : 0);
	const won = hit * chanceThat(degrees, (degree) => degree > 0);
	return {
		...NOTHING,
		cost: costOf(me, "std", act),
		odds: rebated(yesOrNo(won, hit * worth), act),
		provokes: here(table, me)
	};
}
/** What a stunt that succeeds by so many degrees is worth. */
function worthOfStunt(foe, { stunt, track, item }, degree) {
	const level = Math.min(3, degree) - 1;
	if (stunt === "afflict" && typeof track === "string") {
		const condition = TRACKS[track][level];
		return condition === "incapacitated" ? 9 : condition ? newWorth(foe, condition) : 0;
	}
	if (stunt === "grab") return newWorth(foe, GRAB[level] ?? "held");
	if (stunt === "disarm") return foe.held.length === 1 && foe.sheet.natural.length === 0 ? 1.6 : .4;
	if (stunt === "break") return typeof item === "string" && foe.held.some((thing) => thing === item) ? 1 : .4;
	return .3;
}
// shared/src/rulesets/degrees/odds/blows.ts
/** What it is worth to put somebody out of the fight. */
const DEFEAT = 6;
/** The most that somebody can do to any foe. */
function bestBlow(table, me) {
	const foes = Object.values(table.fighters).filter((foe) => foe.side !== me.side && !foe.defeated);
	return Math.max(0, ...foes.map((foe) => bestBlowAt(table, me, foe)));
}
/** The most that somebody can do to that one. */
function bestBlowAt(table, me, foe) {
	let best = 0;
	for (const means of meansAgainst(table, me, foe)) {
		const { effects, worth = 0 } = attackOdds(table, me, foe, { means });
		const [harm] = effects;
		best = Math.max(best, worth - (harm?.average ?? 0) + DEFEAT * (harm?.defeat ?? 0));
	}
	return best;
}
/** What somebody could attack that one with now. */
function* meansAgainst(table, me, foe) {
	for (const weapon of weaponsOf(me)) if (!(faultOfRange(table, me.at, foe.at, weaponOf(me, weapon)) ?? faultOfLoading(me, weapon))) yield meansOf(me, weapon);
	for (const id of effectsHad(me)) {
		const power = powerOf(me, id);
		if (power.radius === void 0 && !isKind(power) && power.effect.kind !== "heal" && !faultOfDelivery(table, me, power, foe.at)) yield powerMeans(me, id);
	}
}
// shared/src/rulesets/degrees/odds/fortunes.ts
const FORTUNE = die(6);
/** What it is worth to turn a check. */
const TURNED = 2.2;
/** A point on the roll that is open: the chance that it turns the result, or raises what has come off already. */
function ofBending(table, me, answer, { pool }) {
	const { bent } = table;
	if (!bent || answer === "stunt") return void 0;
	const cost = { [poolOf(me, POOLS.find((one) => one === pool))]: 1 };
	if (answer === "coup") return worthOnly(cost, 0);
	const isOurs = bent.against === null || table.fighters[bent.by]?.side === me.side;
	const [mine, other] = isOurs ? [bent.total, bent.dc] : [bent.dc, bent.total];
	const isLost = isOurs ? bent.degree < 0 : bent.degree > 0;
	const now = degreeOfMargin(mine - other);
	const turns = chanceThat(FORTUNE, (shown) => isOurs ? degreeOfMargin(mine + shown - other) > (isLost ? 0 : now) : mine + shown > other);
	return {
		...NOTHING,
		cost,
		odds: yesOrNo(turns, isLost ? turns * TURNED - 1 / 2 : 0)
	};
}
/** Whoever has points wants to be asked about what fails. */
function wish({ fortuneAsk, ...me }, { when }) {
	return fortuneAsk === "never" && when === "failed" && hasPoint({
		fortuneAsk,
		...me
	}) ? .3 : 0;
}
/** A Surge for another action, or for one more check against what goes on. */
function ofSurge(table, me, act) {
	const cost = {
		reaction: 1,
		surgeDebt: -1
	};
	if (act.benefit === "action") return worthOnly(cost, worthOfAnother(table, me, act));
	const effect = act.benefit === "resistance" ? ongoing(me, String(act.effect)) : void 0;
	if (!effect || !canAfford(me)) return void 0;
	const success = chanceThat(degreesBy(resistBonus(me, effect.resist) - 10 - effect.rank), (degree) => degree > 0);
	return {
		...NOTHING,
		cost,
		odds: yesOrNo(success, REACTION + success * worthOfCondition(effect.condition))
	};
}
/** One more attack, for whoever has used up its own action and can afford a Surge. */
function worthOfAnother(table, me, { into }) {
	if (into !== void 0 || me.std > 0 || !canAfford(me)) return 0;
	return REACTION + .8 * bestBlow(table, me);
}
/** The first level of fatigue only slows; more would cost checks, and the fight. */
function canAfford(me) {
	return fatigueOf(me) + me.surgeDebt === 0;
}
// shared/src/rulesets/degrees/odds/answers.ts
function ofAnswer(table, me, answer, kind, params) {
	const [item] = table.stack;
	const actor = item?.by === void 0 ? void 0 : findFighter(table, item.by);
	if (answer === "pass") return NOTHING;
	if (kind === "opportunity") return ofStrike(table, me, actor, params);
	if (kind === "ready" && answer === "fire") return worthOnly({ reaction: 1 }, 4.7);
	if (kind === "resume" && answer === "act") return worthOnly({}, 1);
	if (kind === "fortune") return ofBending(table, me, answer, params);
	if (kind === "grab-item") return worthOnly({}, .3);
	if (kind === "counter") return worthOnly({ reaction: 1 }, 1.1 + (answer === "pass" ? 0 : 1.2));
	if (kind === "stunt" || kind === "counter-stunt") {
		const target = actor?.id === me.id ? findFighter(table, item?.target ?? "") : actor;
		return target ? worthOnly(kind === "counter-stunt" ? { reaction: 1 } : {}, (kind === "counter-stunt" ? 2.1 : .5) + .6 * worthOfStunt(target, {
			...params,
			stunt: answer
		}, 1)) : void 0;
	}
}
function ofStrike(table, me, actor, { weapon }) {
	if (!actor) return void 0;
	const [first = "fists"] = strikesOf$1(table, me, actor);
	const odds = attackOdds(table, me, actor, { means: meansOf(me, typeof weapon === "string" && has$1(me, weapon) ? weapon : first) });
	return {
		cost: { reaction: 1 },
		odds: {
			...odds,
			worth: (odds.worth ?? 0) + REACTION
		},
		against: [],
		provokes: []
	};
}
// shared/src/rulesets/degrees/odds/skills.ts
function skillNamed(name) {
	return SKILLS$1.find((skill) => skill === name);
}
/** The degrees of a skill against the best of somebody's. */
function versus(me, skill, other, skills, { mood = 0, raise = 0 } = {}) {
	const opposing = opposingBonus(other, bestOf(other, skills), me);
	return degreesBy(skillSum(me, {
		skill,
		mood
	}, 0, other) - opposing, raise, true);
}
function chanceOfSuccess(degrees) {
	return chanceThat(degrees, (degree) => degree > 0);
}
function ofStand(table, me, act) {
	if (!act.quickly) return worthOnly(costOf(me, "mov"), 1.2, here(table, me));
	const degrees = degreesBy(skillSum(me, { skill: "acrobatics" }) - 10 - 2 * table.options.pl, raiseOf(act));
	const odds = checkOdds(degrees, 1.3 * chanceOfSuccess(degrees));
	return {
		...NOTHING,
		cost: {},
		odds: rebated(odds, act)
	};
}
function ofEscape(table, me, act) {
	const grip = me.effects.find(({ track }) => track === "grab");
	const holder = grip && findFighter(table, grip.by);
	const skill = skillNamed(act.skill);
	if (!grip || !holder || !skill) return void 0;
	const degrees = versus(me, skill, holder, ["might", "dexterity"], { raise: raiseOf(act) });
	const odds = checkOdds(degrees, chanceOfSuccess(degrees) * 1.5 * grip.degree);
	return {
		...NOTHING,
		cost: costOf(me, "mov", act),
		odds: rebated(odds, act)
	};
}
function ofTrick(table, me, act) {
	const foe = targetOf(table, act);
	const skill = skillNamed(act.skill);
	if (!foe || !skill || !Array.isArray(act.versus)) return void 0;
	const degrees = versus(me, skill, foe, act.versus, { raise: raiseOf(act) });
	const worth = chanceOfSuccess(degrees) * newWorth(foe, act.condition) * .9;
	return {
		...NOTHING,
		cost: costOf(me, "std", act),
		odds: rebated(checkOdds(degrees, worth), act)
	};
}
function ofAssist(table, me, act) {
	const foe = targetOf(table, act);
	if (!foe || typeof act.weapon !== "string" || !has$1(me, act.weapon) || act.mode === "distract") return void 0;
	const degrees = degreesBy(attackSum(table, me, foe, {
		means: meansOf(me, act.weapon),
		hasEffect: false
	}) - 10 - table.options.pl, raiseOf(act));
	const ranks = averageOf(mapped(degrees, modifierOf));
	return {
		...NOTHING,
		cost: costOf(me, "std", act),
		odds: checkOdds(degrees, ranks * RANK * .8)
	};
}
function ofAssess(table, me, act) {
	const foe = targetOf(table, act);
	const skill = skillNamed(act.skill);
	if (!foe || !skill) return void 0;
	const known = me.analysis[foe.id] ?? 0;
	const degrees = degreesBy(skillSum(me, { skill }, 0, foe) - passive(foe, "deception"), raiseOf(act));
	const gained = averageOf(degrees, (degree) => Math.min(5 - known, Math.max(0, degree)));
	const odds = checkOdds(degrees, act.choose === "analyze" ? gained * RANK * .9 : 0);
	return {
		...NOTHING,
		cost: costOf(me, "std", act),
		odds,
		provokes: here(table, me)
	};
}
function ofGambit(table, me, act) {
	const skill = skillNamed(act.skill);
	if (act.path !== void 0 || !skill) return void 0;
	const receiver = typeof act.ally === "string" ? findFighter(table, act.ally) : me;
	if (!receiver || receiver.mods.some(({ kind }) => kind === "all")) return void 0;
	const degrees = degreesBy(skillSum(me, { skill }) - difficultyOf(table, me), raiseOf(act));
	const rank = bestBlow(table, {
		...receiver,
		mods: [...receiver.mods, {
			kind: "all",
			ranks: 1,
			until: null
		}]
	}) - bestBlow(table, receiver);
	const odds = checkOdds(degrees, averageOf(degrees, modifierOf) * rank);
	return {
		...NOTHING,
		cost: costOf(me, "mov", act),
		odds,
		provokes: here(table, me)
	};
}
/** In a conflict it is worth something to be thought well of; else it is not what bots are for. */
function ofInfluence(table, me, act) {
	const foe = targetOf(table, act);
	const skill = skillNamed(act.skill);
	if (!foe || !skill) return void 0;
	const degrees = versus(me, skill, foe, [skill, "insight"], {
		mood: moodOf(foe),
		raise: raiseOf(act)
	});
	return {
		...NOTHING,
		cost: costOf(me, "mov", act),
		odds: checkOdds(degrees, 0),
		provokes: here(table, me)
	};
}
// shared/src/rulesets/degrees/odds/forecast.ts
/** The exact odds of an intent or answer, from what a seat sees. Bots decide by it, and the page shows it. */
function forecast(table, by, prospect) {
	const me = findFighter(table, by);
	if (!me) return void 0;
	if (typeof prospect.do === "string") return ofIntent(table, me, {
		...prospect,
		do: prospect.do
	});
	const { answer, kind, ...params } = prospect;
	return ofAnswer(table, me, String(answer), String(kind), params);
}
function ofIntent(table, me, act) {
	switch (act.do) {
		case "attack":
		case "charge": return ofAttack(table, me, act);
		case "use": return ofUse(table, me, act);
		case "stunt": return ofStunt(table, me, act);
		case "crush": return ofCrush(table, me, act);
		case "move": return provoking({
			...NOTHING,
			cost: costOf(me, "mov")
		}, () => alongPath(table, me, act));
		case "stand": return ofStand(table, me, act);
		case "escape": return ofEscape(table, me, act);
		case "recover":
		case "spend": return ofRecovery(me, act);
		case "trick": return ofTrick(table, me, act);
		case "assist": return ofAssist(table, me, act);
		case "assess": return ofAssess(table, me, act);
		case "gambit": return ofGambit(table, me, act);
		case "influence": return ofInfluence(table, me, act);
		case "device": return ofDevice(table, me, act);
		case "load": return ofLoading(table, me, act);
		case "draw": return ofDrawing(me, act);
		case "switch": return {
			...NOTHING,
			cost: costOf(me, "quick")
		};
		case "surge": return ofSurge(table, me, act);
		case "fortune-ask": return {
			...NOTHING,
			odds: yesOrNo(1, wish(me, act))
		};
		case "aim": return {
			...NOTHING,
			cost: costOf(me, "mov"),
			provokes: here(table, me)
		};
		default: return ofCost(table, me, act);
	}
}
/** Of whatever has no odds, what it costs, exchanges made (DEG-4); undefined: the GM says that first. */
function ofCost(table, me, { do: name, ...params }) {
	const what = deedNamed(name);
	const act = what?.parse(params, table, me.id);
	const type = act && what?.costOf(table, me, act);
	if (!type) return void 0;
	return type === "free" || type === "none" ? NOTHING : {
		...NOTHING,
		cost: costOf(me, type, params)
	};
}
function ofLoading(table, me, { weapon }) {
	if (typeof weapon !== "string" || !isWeapon(me, weapon)) return void 0;
	return worthOnly(costOf(me, weaponOf(me, weapon).load ?? "std"), 1, here(table, me));
}
/** Drawing is worth it with nothing better in hand. */
function ofDrawing(me, { item }) {
	const isArmed = me.held.some((thing) => isWeapon(me, thing));
	if (typeof item !== "string" || !isWeapon(me, item) || isArmed || me.sheet.natural.length > 0) return void 0;
	return worthOnly(costOf(me, "quick"), weaponOf(me, item).rank * .3);
}
// shared/src/rulesets/degrees/odds/stances.ts
/** A bot lays itself open altogether or not at all, and not before a fight has gone on for so many rounds. */
const ALL_OUT = 5;
const PATIENCE = 4;
/** The table with somebody in a stance that gives more than it lays open; undefined: of any other nothing is thought. */
function imagine(table, by, prospect) {
	const me = table.round > PATIENCE ? findFighter(table, by) : void 0;
	const { do: name, minus, plus, ranks } = prospect;
	if (!me || name !== "stance" || minus !== "defense" || ranks !== ALL_OUT || me.std === 0) return void 0;
	if (plus !== "attack" && plus !== "effect") return void 0;
	const purse = purseFor(me, "quick");
	const then = inPlaceOf(table, {
		...purse === void 0 ? me : {
			...me,
			[purse]: me[purse] - 1
		},
		stance: {
			minus,
			plus,
			ranks
		},
		stancePaid: true
	});
	return bestBlow(then, fighterOf(then, me.id)) - bestBlow(table, me) > danger(then, me.id) - danger(table, me.id) ? then : void 0;
}
/** What foes may do to somebody: whoever lays itself open is the one they turn to. */
function danger(table, id) {
	const me = fighterOf(table, id);
	return Object.values(table.fighters).filter(({ side, defeated }) => side !== me.side && !defeated).reduce((sum, foe) => sum + bestBlowAt(table, foe, me), 0);
}
function inPlaceOf(table, me) {
	return {
		...table,
		fighters: {
			...table.fighters,
			[me.id]: me
		}
	};
}
// shared/src/rulesets/degrees/sheet/names.ts
const plan = record$1({ target: optional(fighter$1) });
/** Where fighters are named: what tells of somebody hidden is left out by it. */
const NAMES = {
	fighter: {
		suffered: listOf(record$1({ until: UNTIL_NAMES })),
		effects: listOf(record$1({ by: nullable(fighter$1) })),
		grabbing: nullable(fighter$1),
		aim: nullable(record$1({ target: fighter$1 })),
		readied: nullable(record$1({
			trigger: record$1({ by: optional(fighter$1) }),
			action: plan
		})),
		analysis: entriesOf$1(flag),
		topicUntil: UNTIL_NAMES,
		locked: listOf(record$1({ against: fighter$1 })),
		mods: listOf(record$1({
			target: optional(fighter$1),
			until: UNTIL_NAMES
		}))
	},
	table: {
		pending: listOf(fighter$1),
		bent: nullable(record$1({
			by: fighter$1,
			against: nullable(fighter$1)
		}))
	}
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
// shared/src/rulesets/degrees/sheet/scenarios.ts
const { fights, names, files } = TEXT.scenarios;
/**
* Somebody of a kind, by so many ranks harder to bring down than others of it, by blows and by words: that is what makes
* a fight long or short, and decides with what it is fought.
*/
const fighter = (id, side, kind, at, blows, words = blows) => {
	const { toughness, will } = ARCHETYPES[kind].resist;
	const resist = {
		toughness: toughness + blows,
		will: will + words
	};
	const sheet = side === "heroes" ? {
		kind,
		resist,
		fortuneAsk: "failed"
	} : {
		kind,
		resist
	};
	return {
		id,
		name: names[id],
		side,
		at,
		sheet
	};
};
/** The crossing where both fights are: §8. */
const MAP = {
	radius: 7,
	walls: [
		[0, -3],
		[0, -4],
		[0, 3],
		[0, 4]
	],
	difficult: [[0, -1], [0, 1]],
	cover: [
		[-3, 0],
		[3, -2],
		[3, 2]
	],
	looks: {
		planks: [[0, 0]],
		water: [[0, -1], [0, 1]]
	}
};
/** A ford beside the bridge, with room for two. */
const FORD = {
	radius: 4,
	walls: [
		[0, -4],
		[0, -3],
		[0, 3],
		[0, 4]
	],
	difficult: [[0, -1], [0, 1]],
	cover: [[-2, 0], [2, 0]]
};
/** A duel to begin with, and the ready-made fights of §8. */
const SCENARIOS = [
	{
		id: "duel",
		...fights.duel,
		setup: {
			ruleset: "degrees",
			options: {},
			map: FORD,
			combatants: [fighter("duelist", "heroes", "duelist", [-2, 1], 1), fighter("warden", "foes", "bulwark", [2, -1], 3)]
		}
	},
	{
		id: "bridge",
		...fights.bridge,
		setup: {
			ruleset: "degrees",
			options: {},
			map: MAP,
			combatants: [
				fighter("duelist", "heroes", "duelist", [-3, 1], 1, 5),
				fighter("bulwark", "heroes", "bulwark", [-2, 0], 1, 5),
				fighter("archer", "heroes", "archer", [-5, 2], 1, 5),
				fighter("hexwright", "heroes", "hexwright", [-5, 1], 1, 5),
				fighter("ogre", "foes", "ogre-warlord", [4, 0], 0, 5),
				fighter("troll", "foes", "river-troll", [3, -1], 0, 5),
				fighter("mate", "foes", "river-troll", [3, 1], 0, 5),
				fighter("ruffian", "foes", "ruffian", [2, 0], 0, 5),
				fighter("thug", "foes", "ruffian", [2, 1], 0, 5),
				fighter("bowman", "foes", "bowman", [5, -2], 0, 5)
			]
		}
	},
	{
		id: "parley",
		...fights.parley,
		setup: {
			ruleset: "degrees",
			options: { encounter: "conflict" },
			map: MAP,
			combatants: [
				fighter("envoy", "heroes", "envoy", [-1, 0], -1),
				fighter("duelist", "heroes", "duelist", [-2, 1], -1),
				fighter("rival", "foes", "rival", [1, 0], -2),
				fighter("thief", "foes", "mind-thief", [2, -1], -2)
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
// shared/src/rulesets/degrees/words/labels.ts
/** The chapters in which an id is looked up, the first that has it. */
const CHAPTERS = [
	TEXT.things,
	TEXT.actions,
	TEXT.conditions,
	TEXT.options,
	TEXT.table.resources
];
/** How an id reads as a heading: by its entry in the catalogue, else with its hyphens as spaces. */
function labelOf(id) {
	if (typeof id !== "string") return TEXT.params.nothing;
	return (CHAPTERS.find((chapter) => Object.hasOwn(chapter, id))?.[id])?.label ?? traitLabel(id) ?? headingOf(id);
}
/** How a trait reads that is one of several of its kind: attacks and defenses by their type, others by their own name. */
function traitLabel(id) {
	const [of, kind] = id.split(".");
	if (kind === void 0) return void 0;
	const type = ATTACK_TYPES.find((one) => one === kind);
	const { traits } = TEXT.params;
	return type && (of === "attack" || of === "defense") ? traits[of][type] : labelOf(kind);
}
/** The same in the middle of a sentence. */
function wordFor(id) {
	return labelOf(id).toLowerCase();
}
const LABELS = {
	labelOf,
	wordFor
};
// shared/src/rulesets/degrees/words/about.ts
const { about: words$1 } = TEXT;
const { facts } = words$1;
/** What is to be known of something pending: with what, how it stands, and what one decides by. */
function about(table, item, nameOf) {
	const { by, target, note } = item;
	const labels = labelsIn(table.content, LABELS);
	const [me, other] = [findFighter(table, by ?? ""), findFighter(table, target ?? "")];
	if (!me) return void 0;
	const means = item.with === void 0 ? void 0 : meansNamed(me, item.with);
	const attack = means && other && other.side !== me.side ? attackFacts(table, me, other, means) : [];
	const bent = table.stack[0]?.name === item.name && table.stack[0]?.by === by ? table.bent : null;
	const mood = item.name === "influence" && other ? [{
		label: facts.attitude,
		value: labels.labelOf(other.attitude)
	}] : [];
	const text = sentence(item, nameOf, labels, means !== void 0 && other !== void 0);
	const title = Object.entries(words$1.titles).find(([name]) => name === item.name)?.[1];
	return {
		...title !== void 0 && { title },
		...text !== void 0 && { text: note === void 0 ? text : words$1.note(text, note) },
		facts: [
			...attack,
			...mood,
			...bent ? bentFacts(bent, nameOf, labels) : []
		],
		setDie: bent?.setDie
	};
}
function sentence({ by = "", target = "", ...item }, nameOf, { wordFor }, isAttack) {
	if (item.with === void 0) return void 0;
	const means = wordFor(item.with);
	if (isAttack) return words$1.attacks(nameOf(by), nameOf(target), means);
	return item.name === "use" ? words$1.uses(nameOf(by), means) : words$1.tries(nameOf(by), means);
}
function meansNamed(me, named) {
	if (has$1(me, named)) return meansOf(me, named);
	const power = activeEffect(me, named);
	return power !== void 0 && powerOf(me, power).radius === void 0 ? powerMeans(me, power) : void 0;
}
/** What an attack is made with, and what meets it. */
function attackFacts(table, me, foe, means) {
	const { effect, rank, type } = means;
	if (effect.kind !== "damage" && effect.kind !== "affliction") return [];
	const bonus = signed(attackSum(table, me, foe, { means }));
	const dc = 10 + defenseAgainst(foe, me, type);
	const resist = resistBonus(foe, effect.resist, effect.kind === "damage" ? effect.of : void 0);
	return [
		{
			label: facts.attack,
			value: foe.defending ? words$1.defended(bonus) : words$1.against(bonus, dc)
		},
		{
			label: facts.effect,
			value: `${rank}`
		},
		{
			label: facts.resist,
			value: words$1.bonus(LABELS.labelOf(effect.resist), signed(resist))
		}
	];
}
/** How the check stands that may be bent now: whose it is, against whom, and by how much it has come off. */
function bentFacts({ by, of, against, total, dc, degree }, nameOf, { labelOf }) {
	const margin = total - dc;
	return [
		{
			label: facts.check,
			value: words$1.total(nameOf(by), labelOf(of), total)
		},
		{
			label: facts.against,
			value: against === null ? `${dc}` : words$1.rolled(nameOf(against), dc)
		},
		{
			label: facts.margin,
			value: degree > 0 ? words$1.succeeds(degree, margin) : words$1.fails(-degree, margin)
		}
	];
}
function signed(bonus) {
	return bonus < 0 ? `− ${-bonus}` : `+ ${bonus}`;
}
// shared/src/rulesets/degrees/words/diagrams.ts
const { afflictions, attitudes } = TEXT.diagrams;
/** What goes on in somebody, track by track, and outside of combat what it thinks. */
function diagrams(table, id) {
	const fighter = findFighter(table, id);
	if (!fighter) return [];
	return [...fighter.effects.length > 0 ? [tracksOf(table, fighter)] : [], ...table.options.encounter === "combat" ? [] : [attitudesOf(fighter)]];
}
/** Each affliction and grab as a row: its conditions by degree, and which holds. */
function tracksOf(table, { effects }) {
	const nameOf = (by) => findFighter(table, by ?? "")?.name ?? afflictions.somebody;
	return {
		id: "afflictions",
		label: afflictions.label,
		legend: afflictions.legend,
		groups: effects.map(({ by, track }, row) => ({
			id: `${row}`,
			label: afflictions.track(labelOf(track), nameOf(by)),
			marks: []
		})),
		cells: effects.flatMap(({ track, degree }, row) => (track === "grab" ? GRAB : TRACKS[track]).map((condition, index) => ({
			id: `${row}-${index}`,
			label: labelOf(condition),
			at: [index, row],
			group: `${row}`,
			marks: index + 1 === degree ? ["held"] : index + 1 < degree ? ["lost"] : []
		})))
	};
}
/** The attitude to the other side, and opinions about anything else: from hostile to helpful. */
function attitudesOf({ attitude, opinions }) {
	const rows = [[attitudes.others, attitude], ...Object.entries(opinions)];
	return {
		id: "attitudes",
		label: attitudes.label,
		legend: attitudes.legend,
		groups: rows.map(([label], row) => ({
			id: `${row}`,
			label,
			marks: []
		})),
		cells: rows.flatMap(([, now], row) => ATTITUDES.map((one, index) => ({
			id: `${row}-${index}`,
			label: labelOf(one),
			at: [index, row],
			group: `${row}`,
			marks: one === now ? ["held"] : []
		})))
	};
}
// shared/src/rulesets/degrees/words/glossary.ts
const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
	attack: {
		group: "attack",
		pointer: "fighter",
		clauses: [
			"DEG-13",
			"DEG-15",
			"DEG-17",
			"DEG-18"
		]
	},
	charge: {
		group: "move",
		clauses: ["DEG-22", "DEG-23"]
	},
	stunt: {
		group: "other",
		clauses: ["DEG-29", "DEG-134"]
	},
	crush: {
		group: "attack",
		clauses: ["DEG-35"]
	},
	use: {
		group: "ability",
		clauses: [
			"DEG-124",
			"DEG-125",
			"DEG-126",
			"DEG-127",
			"DEG-128"
		]
	},
	move: {
		group: "move",
		pointer: "path",
		clauses: ["DEG-54", "DEG-55"]
	},
	run: {
		group: "move",
		clauses: ["DEG-56", "DEG-57"]
	},
	stand: {
		group: "move",
		clauses: ["DEG-60", "DEG-61"]
	},
	escape: {
		group: "move",
		clauses: ["DEG-64", "DEG-65"]
	},
	defend: {
		group: "defend",
		clauses: ["DEG-19"]
	},
	recover: {
		group: "defend",
		clauses: ["DEG-20", "DEG-21"]
	},
	ready: {
		group: "other",
		clauses: ["DEG-24"]
	},
	trick: {
		group: "other",
		clauses: ["DEG-27", "DEG-28"]
	},
	assist: {
		group: "other",
		clauses: [
			"DEG-40",
			"DEG-43",
			"DEG-44",
			"DEG-45",
			"DEG-47"
		]
	},
	assess: {
		group: "other",
		clauses: ["DEG-48"]
	},
	mask: {
		group: "other",
		clauses: ["DEG-53"]
	},
	aim: {
		group: "other",
		clauses: ["DEG-67"]
	},
	gambit: {
		group: "other",
		clauses: ["DEG-71", "DEG-72"]
	},
	command: {
		group: "other",
		clauses: ["DEG-74"]
	},
	influence: {
		group: "other",
		clauses: ["DEG-75", "DEG-78"]
	},
	retrieve: {
		group: "item",
		clauses: ["DEG-66"]
	},
	store: {
		group: "item",
		clauses: ["DEG-66"]
	},
	handle: {
		group: "item",
		clauses: ["DEG-66"]
	},
	draw: {
		group: "item",
		clauses: ["DEG-79"]
	},
	sheathe: {
		group: "item",
		clauses: ["DEG-79"]
	},
	pickup: {
		group: "item",
		clauses: ["DEG-80"]
	},
	manipulate: {
		group: "item",
		clauses: ["DEG-80"]
	},
	study: {
		group: "other",
		clauses: ["DEG-117"]
	},
	stance: {
		group: "defend",
		clauses: ["DEG-118", "DEG-119"]
	},
	switch: {
		group: "other",
		clauses: ["DEG-120"]
	},
	drop: {
		group: "item",
		clauses: ["DEG-122"]
	},
	release: {
		group: "other",
		clauses: ["DEG-R22"]
	},
	ammo: {
		group: "item",
		clauses: ["DEG-123"]
	},
	cease: {
		group: "other",
		clauses: ["DEG-133"]
	},
	skill: {
		group: "other",
		clauses: ["DEG-129"]
	},
	device: {
		group: "item",
		clauses: ["DEG-130"]
	},
	load: {
		group: "item",
		clauses: ["DEG-131"]
	},
	surge: {
		group: "other",
		clauses: ["DEG-94", "DEG-104"]
	},
	spend: {
		group: "other",
		clauses: ["DEG-81", "DEG-87"]
	},
	delay: {
		group: "other",
		clauses: ["DEG-113", "DEG-114"]
	},
	"end-turn": {
		group: "other",
		clauses: ["DEG-3"]
	},
	"gm.fire": {
		group: "other",
		clauses: ["DEG-24"]
	},
	talk: {
		group: "other",
		clauses: ["DEG-121"]
	},
	"fortune-ask": {
		group: "other",
		clauses: ["DEG-81"]
	}
});
const PROMPT_ENTRIES = entriesOf(TEXT.prompts, {
	opportunity: ["DEG-93"],
	counter: ["DEG-100", "DEG-R26"],
	fortune: ["DEG-81", "DEG-136"],
	stunt: ["DEG-134"],
	"grab-item": ["DEG-32"],
	"counter-stunt": ["DEG-39"],
	ready: ["DEG-24"],
	resume: ["DEG-114"],
	rule: ["DEG-R29"]
});
const OPTION_ENTRIES = entriesOf(TEXT.options, {
	"counter:unweave": ["DEG-R26"],
	improve: ["DEG-84"],
	coup: ["DEG-82"],
	afflict: ["DEG-30"],
	disarm: ["DEG-31"],
	grab: ["DEG-33"],
	pull: ["DEG-36"],
	push: ["DEG-37"],
	break: ["DEG-38"],
	fire: ["DEG-24"],
	act: ["DEG-114"],
	lie: ["DEG-52"],
	grant: ["DEG-83"],
	veto: ["DEG-83"],
	hint: ["DEG-86"],
	allow: ["DEG-129"],
	deny: ["DEG-129"]
});
const NAMED = entriesOf(TEXT.things, {
	"improved-unarmed": ["DEG-14", "DEG-91"],
	deflect: ["DEG-R26"],
	avert: ["DEG-R26"],
	"luck-control": ["DEG-85"],
	squeeze: ["DEG-58"],
	crawl: ["DEG-59"],
	advance: ["DEG-62"],
	withdraw: ["DEG-63"]
});
const THING_ENTRIES = {
	...Object.fromEntries(TRAITS.map((trait) => [trait, {
		help: "",
		label: labelOf(trait)
	}])),
	...NAMED
};
const CONDITION_ENTRIES = entriesOf(TEXT.conditions, Object.fromEntries(Object.keys(TEXT.conditions).map((id) => [id, ["DEG-R11"]])));
// shared/src/rulesets/degrees/words/glyphs.ts
/** What fighters and conditions look like. */
const GLYPHS = {
	archetypes: {
		duelist: "fencer",
		bulwark: "attached-shield",
		archer: "bow-arrow",
		hexwright: "wizard-face",
		envoy: "public-speaker",
		ruffian: "brute",
		bowman: "bowman",
		sneak: "hooded-assassin",
		"river-troll": "troll",
		"mind-thief": "evil-eyes",
		rival: "crown",
		"ogre-warlord": "ogre"
	},
	conditions: {
		bound: "grab",
		dazed: "star-swirl",
		defenseless: "cracked-shield",
		disabled: "broken-bone",
		exhausted: "night-sleep",
		fatigued: "night-sleep",
		held: "grab",
		immobile: "arrowed",
		impaired: "broken-bone",
		prone: "falling",
		restrained: "grab",
		staggered: "star-swirl",
		stunned: "star-swirl",
		vulnerable: "cracked-shield"
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
// shared/src/rulesets/degrees/words/log.ts
/** How a line looks. */
const TONES = {
	"round-began": "heading",
	"turn-began": "heading",
	ended: "heading",
	checked: "roll",
	bent: "roll",
	fended: "roll",
	smashed: "roll",
	"fortune-rolled": "roll",
	"object-resisted": "roll",
	hurt: "bad",
	defeated: "bad",
	afflicted: "bad",
	tired: "bad",
	died: "bad",
	"death-failed": "bad",
	stressed: "bad",
	healed: "good",
	rested: "good",
	relieved: "good",
	helped: "good",
	edited: "good"
};
/** A check with its sum, margin and degree. */
function sumOf({ type, die, bonus, total, dc, degree }) {
	if (type !== "checked" && type !== "bent") return void 0;
	return TEXT.sums.check(Number(die), Number(bonus), Number(total), Number(dc), Number(degree));
}
/** What has happened as a line of the log; undefined if it only is for the animation. */
const line = linesOf({
	sentences: TEXT.sentences,
	tones: TONES,
	labels: LABELS,
	sumOf
});
/** A check as it looks. */
function rollOf({ type, bonus, total, dc, degree }) {
	if (type !== "checked" && type !== "bent") return void 0;
	const [shown, needs] = [Number(total), Number(dc)];
	const chance = Math.max(0, Math.min(1, (21 - needs + Number(bonus)) / 20));
	return {
		shown,
		needs,
		outcome: outcomeOf(Number(degree)),
		chance
	};
}
function outcomeOf(degree) {
	if (degree > 0) return degree > 1 ? "great" : "good";
	return degree < -1 ? "awful" : "bad";
}
/** How a set of parameters reads. */
function say(params, nameOf, content) {
	const { wordFor } = labelsIn(content, LABELS);
	const words = TEXT.params;
	const { target, ally, path, at, raise, ranks, minus, plus, versus, trigger, action, quick, against } = params;
	const parts = PLAIN.flatMap((key) => typeof params[key] === "string" ? [wordFor(params[key])] : []);
	if (typeof minus === "string") parts.push(words.trade(wordFor(minus), wordFor(plus)));
	if (Array.isArray(versus)) parts.push(words.against(versus.map((one) => wordFor(one)).join(", ")));
	if (typeof ranks === "number") parts.push(words.ranks(ranks));
	if (typeof ally === "string") parts.push(words.for(nameOf(ally)));
	for (const one of [target, against]) if (typeof one === "string") parts.push(words.at(nameOf(one)));
	if (Array.isArray(path)) parts.push(words.path(path.length));
	if (Array.isArray(at)) parts.push(words.to(at.join(", ")));
	if (typeof raise === "number") parts.push(words.raise(raise));
	for (const flag of FLAGS) if (params[flag] === true) parts.push(wordFor(flag));
	if (isRecord(trigger)) parts.push(words.wait(triggerWord(trigger.on)));
	if (isRecord(action)) parts.push(sayIntent(action, nameOf, content));
	if (isRecord(quick)) parts.push(words.with(sayIntent(quick, nameOf, content)));
	return parts.join(", ");
}
const PLAIN = [
	"mode",
	"weapon",
	"ability",
	"power",
	"effect",
	"stunt",
	"track",
	"item",
	"skill",
	"condition",
	"choose",
	"direction",
	"about",
	"topic",
	"what",
	"pace",
	"benefit",
	"trait",
	"negate",
	"edge",
	"key",
	"into",
	"use",
	"remove",
	"resist",
	"pool",
	"when"
];
const FLAGS = [
	"smash",
	"slam",
	"hunch",
	"quickly",
	"primary"
];
function sayIntent({ do: name, ...rest }, nameOf, content) {
	const told = rest.target === "trigger" ? {
		...rest,
		target: void 0
	} : rest;
	return [wordFor(name), say(told, nameOf, content)].filter((part) => part !== "").join(": ");
}
function triggerWord(on) {
	const { triggers } = TEXT.params;
	return typeof on === "string" && Object.hasOwn(triggers, on) ? triggers[on] : wordFor(on);
}
// shared/src/rulesets/degrees/words/track.ts
const { order, delaying, help } = TEXT.track;
/** The order of turns with those apart who have delayed; undefined while nobody has: then the order says it all. */
function track(table) {
	const all = inTurnOrder(table);
	const waiting = all.filter((fighter) => fighter.delaying).map(({ id }) => id);
	if (waiting.length === 0) return void 0;
	const members = all.map(({ id }) => id).filter((id) => !waiting.includes(id));
	const isDone = (id) => id !== table.turn && !table.pending.includes(id);
	return {
		steps: [{
			id: "order",
			label: order,
			members,
			done: members.filter(isDone)
		}, {
			id: "delaying",
			label: delaying,
			help,
			members: waiting,
			done: [],
			isAside: true
		}],
		now: "order"
	};
}
// shared/src/rulesets/degrees/words/description.ts
const { resources } = TEXT.table;
/** All that a client needs to draw Degrees. */
const description = {
	name: TEXT.table.name,
	tagline: TEXT.table.tagline,
	resources: [
		{
			field: "hp",
			max: "hpMax",
			...resources.hp,
			look: "bar",
			role: "health"
		},
		{
			field: "std",
			max: "stdMax",
			...resources.std,
			look: "pips",
			role: "action"
		},
		{
			field: "mov",
			...resources.mov,
			look: "pips",
			role: "movement"
		},
		{
			field: "quick",
			...resources.quick,
			look: "pips",
			role: "action"
		},
		{
			field: "reaction",
			...resources.reaction,
			look: "pips",
			role: "reaction"
		},
		{
			field: "bruises",
			...resources.bruises,
			look: "number",
			role: "burden"
		},
		{
			field: "strains",
			...resources.strains,
			look: "number",
			role: "burden"
		},
		{
			field: "stress",
			max: "stressMax",
			...resources.stress,
			look: "number",
			role: "burden"
		},
		{
			field: "surgeDebt",
			...resources.surgeDebt,
			look: "number",
			role: "burden"
		},
		{
			field: "destiny",
			...resources.destiny,
			look: "pips",
			role: "momentum"
		},
		{
			field: "fate",
			...resources.fate,
			look: "pips",
			role: "momentum"
		},
		{
			field: "corruption",
			...resources.corruption,
			look: "pips",
			role: "momentum"
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
		encounter: ["DEG-2", "DEG-92"],
		pl: ["DEG-R2"],
		freeLimit: ["DEG-9"],
		conversation: ["DEG-R2"],
		communication: ["DEG-R2"],
		lethal: ["DEG-R13"]
	}),
	archetypes: entriesOf(TEXT.archetypes, {}),
	glyphs: GLYPHS,
	sheet: sheetOf(TEXT.sheet),
	members: TEXT.members,
	rejections: TEXT.rejections,
	marks: (table) => table.lying.map(({ item, at }) => ({
		at,
		icon: "thing",
		label: labelsIn(table.content, LABELS).labelOf(item)
	})),
	seconds: (table) => {
		const { promptSeconds, turnSeconds } = table.options;
		return {
			prompt: promptSeconds,
			turn: turnSeconds
		};
	},
	track: (table) => track(table),
	master: (table, id) => masterOf(table, id),
	diagrams: (table, id) => diagrams(table, id),
	about: (table, item, nameOf) => about(table, item, nameOf),
	line,
	roll: rollOf,
	say
};
// shared/src/rulesets/degrees/words/events.ts
const word = anId();
const words = text(2e3);
const number = count(-999, 9999);
const plain = { members: {} };
const went = {
	members: {
		from: hex,
		to: hex
	},
	beat: "walk"
};
const item = { members: { item: word } };
const ranks = { members: { ranks: number } };
const level = { level: word };
const health = {
	amount: number,
	hp: number
};
const CHECK = {
	kind: word,
	of: word,
	die: number,
	bonus: number,
	total: number,
	dc: number,
	degree: number,
	against: optional(word),
	die2: optional(number)
};
/** What its events hold besides who did it to whom, and how the map plays them. */
const EVENTS = {
	"round-began": { members: { round: number } },
	"turn-began": { members: { master: optional(fighter$1) } },
	"turn-ended": plain,
	paid: { members: {
		std: optional(number),
		mov: optional(number),
		quick: optional(number),
		reaction: optional(number)
	} },
	checked: {
		members: CHECK,
		beat: "strike"
	},
	bent: { members: CHECK },
	fended: {
		members: {
			way: word,
			total: number
		},
		beat: "guard"
	},
	smashed: {
		members: { roll: number },
		beat: "strike"
	},
	"fortune-rolled": { members: {
		use: word,
		roll: number
	} },
	spent: { members: {
		pool: word,
		use: word
	} },
	"fortune-wished": { members: { when: word } },
	surged: {
		members: { benefit: word },
		beat: "cast"
	},
	hurt: {
		members: {
			of: word,
			degree: number,
			...health
		},
		beat: "hurt"
	},
	defeated: {
		members: {},
		beat: "fall"
	},
	"death-failed": { members: { now: number } },
	died: plain,
	afflicted: { members: { condition: word } },
	relieved: { members: { condition: word } },
	"took-hold": { members: {
		track: word,
		degree: number
	} },
	healed: {
		members: {
			...level,
			...health
		},
		beat: "heal"
	},
	tired: { members: level },
	rested: {
		members: level,
		beat: "heal"
	},
	stressed: { members: { now: number } },
	defending: {
		members: {},
		beat: "guard"
	},
	"stunt-done": { members: {
		stunt: word,
		degree: number
	} },
	"object-resisted": { members: {
		item: word,
		total: number,
		dc: number,
		degree: number
	} },
	dropped: item,
	took: item,
	readied: { members: { action: word } },
	fired: { members: { action: word } },
	tricked: { members: { condition: word } },
	helped: { members: {
		with: word,
		ranks: number
	} },
	locked: { members: { what: word } },
	analyzed: ranks,
	masked: ranks,
	learned: { members: { facts: words } },
	aimed: ranks,
	commanded: { members: { order: words } },
	swayed: { members: {
		attitude: word,
		about: nullable(words)
	} },
	"topic-shifted": { members: {
		topic: words,
		ease: nullable(word)
	} },
	retrieved: item,
	stored: item,
	drew: item,
	sheathed: item,
	handled: { members: { note: words } },
	"took-stance": { members: {
		minus: word,
		plus: word,
		ranks: number
	} },
	switched: { members: {
		power: word,
		effect: word
	} },
	nocked: { members: {
		weapon: word,
		isDrawn: flag
	} },
	ceased: { members: { effect: anId(80) } },
	talked: { members: { text: words } },
	used: {
		members: { power: word },
		beat: "cast"
	},
	drank: {
		members: {},
		beat: "heal"
	},
	loaded: { members: { weapon: word } },
	edited: ranks,
	vetoed: { members: { pool: word } },
	delayed: plain,
	resumed: plain,
	"delay-lost": plain,
	pushed: went,
	pulled: went,
	joined: plain,
	removed: { members: { name: text(40) } }
};
// shared/src/rulesets/degrees/index.ts
openWindowsBy({
	opportunity,
	readied: (table, on, by) => triggered(table, {
		on,
		by
	})
});
const leave = action({
	leavesTurn: true,
	check: () => void 0,
	*run(table, by) {
		yield* endTurn(table, by);
	}
});
const ACTIONS = {
	attack: attack.action,
	charge: charge.action,
	stunt: stunt.action,
	crush: crush.action,
	use: use.action,
	move: move.action,
	run: run.action,
	stand: stand.action,
	escape: escapeGrab.action,
	defend: defend.action,
	recover: recover.action,
	ready: ready.action,
	trick: trick.action,
	assist: assist.action,
	assess: assess.action,
	mask: mask.action,
	aim: aim.action,
	gambit: gambit.action,
	command: command.action,
	influence: influence.action,
	retrieve: retrieve.action,
	store: store.action,
	handle: handle.action,
	draw: draw.action,
	sheathe: sheathe.action,
	pickup: pickup.action,
	manipulate: manipulate.action,
	study: study.action,
	stance: stance.action,
	switch: switchEffect.action,
	drop: drop.action,
	release: release.action,
	ammo: ammo.action,
	cease: cease.action,
	skill: skill.action,
	device: device.action,
	load: load.action,
	surge,
	spend,
	delay: delay.action,
	"end-turn": leave,
	"gm.fire": gmFire
};
const INTERJECTIONS = {
	talk,
	"fortune-ask": fortuneAsk
};
/** What somebody says for itself even in the power of another: DEG-R12. */
const OWN = [
	"talk",
	"end-turn",
	"spend",
	"fortune-ask",
	"standing-order",
	"improve",
	"coup",
	"pass"
];
/** Degrees: blades and words by margins, a d20 fight without hit points. */
const degrees = {
	id: "degrees",
	version: 1,
	open,
	faultOf: (from, table) => setupFault(() => requireFighter(from, table)),
	play: (table) => play(table, ACTIONS),
	actions: ACTIONS,
	interjections: INTERJECTIONS,
	faults: [
		"not-gm",
		"prompt-open",
		"bad-input"
	],
	voice(table, speaker, by, said) {
		const master = masterOf(table, by);
		if (speaker === master) return void 0;
		if (speaker !== by) return {
			code: "prevented",
			clause: "DEG-R12"
		};
		if (master === void 0) return void 0;
		return OWN.includes(said.option) || said.option === "surge" && said.benefit === "resistance" ? void 0 : {
			code: "prevented",
			clause: "DEG-R12"
		};
	},
	gm: GM,
	options: OPTIONS,
	sheet: SHEET,
	content: CONTENT,
	fields: FIELDS,
	events: EVENTS,
	secrets: {
		intel: { instead: [] },
		readied: { instead: null }
	},
	names: NAMES,
	forecast,
	imagine,
	description,
	scenarios: SCENARIOS
};
export { Battle, degrees as ruleset };
