// Rules as they were, with their engine: made by `npm run new-version -- phases`, never to be edited.
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
function oneOf$1(words) {
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
const plain$4 = /* @__PURE__ */ record$2((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(64)), /* @__PURE__ */ json$1());
const intent = kind({ type: "intent" }, /* @__PURE__ */ catchall(/* @__PURE__ */ object({ do: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64)) }), /* @__PURE__ */ json$1()), { do: "" });
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
const way$1 = {
	members: {
		from: hex,
		to: hex
	},
	beat: "walk"
};
({ ...way$1 }), { ...way$1.members }, nullable(hex), nullable(text(32)), anId(), nullable(dieSides), anId(), listOf(anId(), 20), anId(), listOf(hex, 200), listOf(record$1({
	terrain: anId(),
	count: count(1, 200)
})), listOf(record$1({
	what: anId(),
	target: nullable(fighter$1),
	chance: amount(0, 1)
})), anId(), anId(), anId(), anId(), count(0, MOST_INPUTS), count(0, MOST_INPUTS), count(0, MOST_INPUTS), count(0, MOST_INPUTS), text(), oneOf$1(REWIND_WAYS), text(), text();
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
	]) if (leads(way, direction) > leads(way, best)) best = direction;
	return best;
}
/** How far a vector leads in a direction: their scalar product in cube coordinates (q, r, -q - r). */
function leads([q, r], direction) {
	const [dq, dr] = DIRECTIONS[direction];
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
const lists$1 = /* @__PURE__ */ new WeakMap();
/** Everybody on the table, as listed. */
function fightersOf({ fighters }) {
	let list = lists$1.get(fighters);
	if (!list) {
		list = Object.values(fighters);
		lists$1.set(fighters, list);
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
function membersOf$1({ book, members, isOpen }, id) {
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
const without$1 = /* @__PURE__ */ new WeakMap();
/** The same without these archetypes, which would tell of somebody hidden; always the same object for the same ones. */
function withoutArchetypes(content, kinds) {
	const { [ARCHETYPES$1]: archetypes = {}, ...parts } = content;
	const told = Object.keys(archetypes).filter((kind) => kinds.has(kind));
	if (told.length === 0) return content;
	const known = without$1.get(content) ?? /* @__PURE__ */ new Map();
	without$1.set(content, known);
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
		order: listOf(fighter$1),
		turn: nullable(fighter$1)
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
		const part = kind && key in fields ? without(kind, fields[key], unknown) : fields[key];
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
function without(kind, value, unknown) {
	if (value === null || value === void 0) return value;
	switch (kind.type) {
		case "fighter": return unknown.has(value) ? null : value;
		case "optional":
		case "nullable": return needs(kind.of, value, unknown) ? null : without(kind.of, value, unknown);
		case "list":
		case "set": return itemsWithout(kind.of, value, unknown);
		case "record": return withoutNames(kind.members, value, unknown);
		case "entries": return entriesWithout(kind.of, value, unknown);
		default: return value;
	}
}
function itemsWithout(of, items, unknown) {
	const left = items.filter((item) => !needs(of, item, unknown)).map((item) => without(of, item, unknown));
	return left.length === items.length && left.every((item, index) => item === items[index]) ? items : left;
}
/** Their keys may be fighters' ids. */
function entriesWithout(of, entries, unknown) {
	const parts = Object.entries(entries).filter(([id]) => !unknown.has(id)).map(([id, value]) => [id, without(of, value, unknown)]);
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
function faultOfTurn$1(table, { outOfTurn, leavesTurn }, by, isAsked) {
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
	const early = action && !interjection && !action.gm ? faultOfTurn$1(judged, action, by, isAsked) : void 0;
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
/**
* Asks several, and anybody may take it: `pass` closes one question, any other answer all. Gives that answer, or null
* once nobody is left to ask. The questions are looked up anew after each pass and each intervention: `passed` has to
* note on the table who is not to be asked again. Whoever still is keeps prompt and clock.
*/
function* askFirst(questions, passed) {
	for (;;) {
		const [answer] = yield {
			questions: questions(),
			until: "any"
		};
		if (answer === void 0) return null;
		if (answer?.option === "pass") passed(answer);
		else if (answer) return answer;
	}
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
		policy: oneOf$1([
			"ask",
			"never",
			"always"
		]),
		until: optional(oneOf$1(["round", "change"]))
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
		const wrong = misfit(field.kind, given) ?? faultOf$1(table, fighter, field, given, sentences);
		if (wrong !== void 0) throw new SetupError(`${id}.state.${key}: ${wrong}`);
		yield [field, readValue(field.kind, given)];
	}
}
function faultOf$1(table, fighter, field, given, sentences) {
	const fault = field.fault?.(table, fighter, readValue(field.kind, given));
	return fault === void 0 ? void 0 : rejection(fault, sentences).message;
}
// shared/src/rulesets/phases/words/catalogue.ts
const TEXT = {
	table: {
		name: "Phases",
		tagline: "Eight phases a round: what you want to do decides when you act.",
		resources: {
			hp: {
				label: "Hit points",
				short: "HP"
			},
			stress: {
				label: "Stress",
				short: "ST"
			},
			wounds: {
				label: "Wounds",
				short: "W"
			},
			discord: {
				label: "Discord",
				short: "DI"
			},
			focus: {
				label: "Focus",
				short: "FO"
			},
			mp: {
				label: "Magic points",
				short: "MP"
			},
			recovery: {
				label: "Recoveries",
				short: "RE"
			},
			moveLeft: {
				label: "Movement left",
				short: "MV"
			},
			surgePrice: {
				label: "Stress of the next surge",
				short: "SU"
			}
		}
	},
	members: { pc: "Player character" },
	phases: {
		bolster: "Bolster",
		channel: "Channel",
		skirmish: "Skirmish",
		reposition: "Reposition",
		brawl: "Brawl",
		release: "Release",
		"full-attack": "Full attack",
		delay: "Delay"
	},
	sheet: {
		body: {
			label: "Body",
			fields: {
				size: "Size",
				armor: "Armour",
				dodge: "Dodge",
				adef: "Arcane defence",
				speed: "Speed"
			}
		},
		scores: {
			label: "Scores",
			fields: {
				grit: "Grit",
				bulk: "Bulk",
				agility: "Agility",
				mind: "Mind",
				magic: "Magic",
				scope: "Scope",
				saveTarget: "Save target"
			}
		},
		limits: {
			label: "Limits",
			fields: {
				stressCap: "Stress it bears",
				woundCap: "Wounds that defeat it",
				overstress: "Overstress",
				overstressCap: "Overstress that defeats it"
			}
		},
		now: {
			label: "Now",
			fields: {
				channeling: "Channels",
				readied: "Has readied something",
				surgeLevel: "Surge level",
				surged: "Has surged",
				reactionUsed: "Has reacted this turn",
				used: "Used up this round",
				spent: "Used up in this battle",
				broken: "Broken",
				unloaded: "Not loaded",
				grappledWith: "In a grapple with",
				known: "Has learned of",
				skipUntil: "Is not asked before"
			}
		}
	},
	battleOptions: {
		surgeStart: {
			label: "Surge level at the start",
			help: "The higher, the dearer the first surge."
		},
		surgeMode: {
			label: "Surges",
			help: "How often, and for what, heroes may surge.",
			choices: {
				normal: "A full turn, once a round",
				partial: "Part of a turn, once a round",
				restricted: "A full turn, once a battle"
			}
		},
		firstPick: {
			label: "First pick",
			help: "Who may act first in the battle.",
			choices: {
				pc: "The heroes",
				npc: "The others"
			}
		}
	},
	scenarios: {
		fights: {
			duel: {
				title: "A duel on the towpath",
				blurb: "One against one: a duelist and a cleaver that has two phases of its own in every round. The quickest way to learn."
			},
			"toll-bridge": {
				title: "The toll bridge",
				blurb: "Two hexes of rubble lead over the river, and the ogre lord wants more than coins for it."
			}
		},
		names: {
			warden: "Warden",
			ranger: "Ranger",
			stormcaller: "Stormcaller",
			duelist: "Duelist",
			"ogre-lord": "Ogre lord",
			cleaver: "Cleaver",
			raider: "Raider",
			slinger: "Slinger",
			hexer: "Hexer"
		},
		/** Fights from files, as the editor writes them, in the order in which they are offered. */
		files: {
			"graveyard-skulks": {
				$schema: "../../../../../../schemas/phases.json",
				ruleset: "phases",
				title: "Skulks in the graveyard",
				blurb: "Two heroes, three skulks with two friends, and more stones to vanish behind than anybody can watch.",
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
						"id": "duelist",
						"name": "Duelist",
						"side": "heroes",
						"at": [-4, 1],
						"sheet": { "kind": "duelist" }
					},
					{
						"id": "stormcaller",
						"name": "Stormcaller",
						"side": "heroes",
						"at": [-5, 2],
						"sheet": { "kind": "stormcaller" }
					},
					{
						"id": "skulk1",
						"name": "Skulk",
						"side": "foes",
						"at": [3, -1],
						"sheet": { "kind": "skulk" }
					},
					{
						"id": "skulk2",
						"name": "Second skulk",
						"side": "foes",
						"at": [2, 1],
						"sheet": { "kind": "skulk" }
					},
					{
						"id": "skulk3",
						"name": "Third skulk",
						"side": "foes",
						"at": [5, -2],
						"sheet": { "kind": "skulk" }
					},
					{
						"id": "raider",
						"name": "Raider",
						"side": "foes",
						"at": [4, -1],
						"sheet": {
							"kind": "raider",
							"hpMax": 10
						}
					},
					{
						"id": "cleaver",
						"name": "Cleaver",
						"side": "foes",
						"at": [3, 0],
						"sheet": { "kind": "cleaver" }
					}
				]
			},
			"wharf-raid": {
				$schema: "../../../../../../schemas/phases.json",
				ruleset: "phases",
				title: "The raid on the wharf",
				blurb: "Raiders came over the water at night. Three heroes hold the wharf, crate by crate.",
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
						"id": "warden",
						"name": "Warden",
						"side": "heroes",
						"at": [-1, 1],
						"sheet": { "kind": "warden" }
					},
					{
						"id": "ranger",
						"name": "Ranger",
						"side": "heroes",
						"at": [-3, 3],
						"sheet": { "kind": "ranger" }
					},
					{
						"id": "stormcaller",
						"name": "Stormcaller",
						"side": "heroes",
						"at": [-1, 3],
						"sheet": { "kind": "stormcaller" }
					},
					{
						"id": "cleaver",
						"name": "Cleaver",
						"side": "foes",
						"at": [0, -3],
						"sheet": {
							"kind": "cleaver",
							"hpMax": 16
						}
					},
					{
						"id": "raider",
						"name": "Raider",
						"side": "foes",
						"at": [-1, -1],
						"sheet": {
							"kind": "raider",
							"hpMax": 10
						}
					},
					{
						"id": "raider2",
						"name": "Second raider",
						"side": "foes",
						"at": [1, -1],
						"sheet": {
							"kind": "raider",
							"hpMax": 9
						}
					},
					{
						"id": "slinger",
						"name": "Slinger",
						"side": "foes",
						"at": [1, -4],
						"sheet": { "kind": "slinger" }
					}
				]
			},
			"isle-of-the-hexer": {
				$schema: "../../../../../../schemas/phases.json",
				ruleset: "phases",
				title: "The isle of the hexer",
				blurb: "A ring of water, one sound bridge, one rotten one, two rows of stepping stones. The hexer in the middle has seen you.",
				map: {
					"radius": 7,
					"walls": [
						[0, -6],
						[5, -5],
						[0, -1],
						[1, -1],
						[-1, 1],
						[-5, 5],
						[0, 6]
					],
					"difficult": [
						[1, -5],
						[2, -5],
						[3, -5],
						[4, -5],
						[-1, -4],
						[1, -4],
						[2, -4],
						[3, -4],
						[4, -4],
						[5, -4],
						[6, -4],
						[-2, -3],
						[-1, -3],
						[3, -3],
						[4, -3],
						[5, -3],
						[-4, -2],
						[-3, -2],
						[-2, -2],
						[4, -2],
						[5, -2],
						[-5, -1],
						[-4, -1],
						[-3, -1],
						[4, -1],
						[0, 0],
						[1, 0],
						[3, 0],
						[4, 0],
						[-4, 1],
						[3, 1],
						[4, 1],
						[5, 1],
						[-5, 2],
						[-4, 2],
						[2, 2],
						[3, 2],
						[4, 2],
						[-5, 3],
						[-4, 3],
						[-3, 3],
						[1, 3],
						[2, 3],
						[-6, 4],
						[-5, 4],
						[-4, 4],
						[-3, 4],
						[-2, 4],
						[-1, 4],
						[1, 4],
						[-4, 5],
						[-3, 5],
						[-2, 5],
						[-1, 5]
					],
					"cover": [
						[-1, -1],
						[2, -1],
						[5, -1],
						[-1, 0],
						[-5, 1],
						[0, 1]
					],
					"looks": {
						"water": [
							[1, -5],
							[2, -5],
							[3, -5],
							[4, -5],
							[-1, -4],
							[0, -4],
							[1, -4],
							[2, -4],
							[3, -4],
							[4, -4],
							[5, -4],
							[-2, -3],
							[-1, -3],
							[0, -3],
							[3, -3],
							[4, -3],
							[5, -3],
							[-3, -2],
							[-2, -2],
							[4, -2],
							[5, -2],
							[-4, -1],
							[-3, -1],
							[4, -1],
							[-4, 1],
							[3, 1],
							[4, 1],
							[-5, 2],
							[-4, 2],
							[2, 2],
							[3, 2],
							[-5, 3],
							[-4, 3],
							[-3, 3],
							[0, 3],
							[1, 3],
							[2, 3],
							[-5, 4],
							[-4, 4],
							[-3, 4],
							[-2, 4],
							[-1, 4],
							[0, 4],
							[1, 4],
							[-4, 5],
							[-3, 5],
							[-2, 5],
							[-1, 5]
						],
						"planks": [
							[-4, 0],
							[-3, 0],
							[3, 0],
							[4, 0]
						],
						"brush": [
							[6, -4],
							[-4, -2],
							[-5, -1],
							[5, 1],
							[4, 2],
							[-6, 4]
						]
					}
				},
				combatants: [
					{
						"id": "warden",
						"name": "Warden",
						"side": "heroes",
						"at": [-5, 0],
						"sheet": { "kind": "warden" }
					},
					{
						"id": "duelist",
						"name": "Duelist",
						"side": "heroes",
						"at": [-6, 1],
						"sheet": { "kind": "duelist" }
					},
					{
						"id": "ranger",
						"name": "Ranger",
						"side": "heroes",
						"at": [-6, 0],
						"sheet": { "kind": "ranger" }
					},
					{
						"id": "hexer",
						"name": "Hexer",
						"side": "foes",
						"at": [1, 0],
						"sheet": {
							"kind": "hexer",
							"hpMax": 9,
							"initiative": [2, 6]
						}
					},
					{
						"id": "raider",
						"name": "Raider",
						"side": "foes",
						"at": [-1, 0],
						"sheet": { "kind": "raider" }
					},
					{
						"id": "raider2",
						"name": "Second raider",
						"side": "foes",
						"at": [0, 1],
						"sheet": { "kind": "raider" }
					},
					{
						"id": "cleaver",
						"name": "Cleaver",
						"side": "foes",
						"at": [-2, 1],
						"sheet": { "kind": "cleaver" }
					},
					{
						"id": "slinger",
						"name": "Slinger",
						"side": "foes",
						"at": [1, 1],
						"sheet": { "kind": "slinger" }
					},
					{
						"id": "skulk",
						"name": "Skulk",
						"side": "foes",
						"at": [2, -1],
						"sheet": { "kind": "skulk" }
					}
				]
			}
		}
	},
	setup: {
		noGround: (hex) => `[${hex}] is off the map or a wall`,
		taken: (hex) => `[${hex}] is taken already`,
		initiative: "it takes one to three phases from 1 to 8, each after the one before",
		noInitiative: "a hero has none",
		strikesFar: "what strikes has a reach, and no range",
		blastAlone: "a blast takes no full attack, and is none of a pair"
	},
	actions: {
		attack: {
			label: "Attack",
			help: "Volley or Fight with a weapon or spell: d20 and grit against the defence."
		},
		"full-attack": {
			label: "Full attack",
			help: "One blow with a slow weapon, or two attacks; once a round."
		},
		grapple: {
			label: "Grapple",
			help: "Seize a neighbour: neither can react, and the smaller is held."
		},
		shove: {
			label: "Shove",
			help: "Push a neighbour a hex away or knock it down."
		},
		use: {
			label: "Ability",
			help: "Use one of your abilities."
		},
		channel: {
			label: "Channel",
			help: "Begin what takes effect in the release phase."
		},
		release: {
			label: "Release",
			help: "Let loose what you have channeled."
		},
		move: {
			label: "Move",
			help: "Your standard movement, or a part of it."
		},
		stand: {
			label: "Stand up",
			help: "Takes the whole standard movement."
		},
		rush: {
			label: "Rush",
			help: "Move once more, or slip past everybody this turn."
		},
		hide: {
			label: "Hide",
			help: "Enemies farther than a hex away cannot aim at you."
		},
		defend: {
			label: "Defend",
			help: "Focus for your armour and a d3; attacks on you have a snag."
		},
		refresh: {
			label: "Refresh",
			help: "Hit points, stress or magic back, and a second good thing with it."
		},
		mark: {
			label: "Mark",
			help: "Point somebody out: whoever spends the mark attacks with an edge."
		},
		search: {
			label: "Search",
			help: "Uncover somebody who hides, or learn what somebody is made of."
		},
		ready: {
			label: "Ready",
			help: "Keep an action for later, and say what sets it off."
		},
		escape: {
			label: "Escape",
			help: "A minor action: break free of a grapple."
		},
		wrestle: {
			label: "Wrestle",
			help: "Free, once a turn: who of two of a size counts as larger?"
		},
		"let-go": {
			label: "Let go",
			help: "End a grapple that you began."
		},
		drop: {
			label: "Stop channeling",
			help: "Free: what it has cost stays paid."
		},
		skip: {
			label: "Ask me later",
			help: "You are not asked before the phase you name."
		},
		delay: {
			label: "Wait for the last phase",
			help: "You are not asked before the delay phase."
		},
		"end-turn": {
			label: "End turn",
			help: "Leave it to the others."
		},
		forgo: {
			label: "Forgo",
			help: "Give up what you have readied, at any moment."
		},
		"gm.fire": {
			label: "Fire a trigger",
			help: "Say that what somebody waits for in words has happened."
		},
		"gm.rest": {
			label: "Long rest",
			help: "All is mended, and surging costs as little as at the start."
		},
		"gm.order": {
			label: "Order of asking",
			help: "In which order all are asked from now on."
		}
	},
	prompts: {
		nominate: {
			label: "Does {for} act?",
			help: "In this phase, or later: whoever acts first takes the pick."
		},
		"nominate-foe": {
			label: "Which of them?",
			help: "Several are due; who begins?"
		},
		reaction: {
			label: "{for}, do you answer that?",
			help: "One reaction a turn."
		},
		order: {
			label: "What comes next?",
			help: "Several things happen at the same time."
		},
		break: {
			label: "What breaks?",
			help: "The blow costs you a weapon."
		},
		shove: {
			label: "Push or topple?",
			help: "Your shove got through."
		}
	},
	options: {
		act: {
			label: "Act now",
			help: "Your turn of this round begins, in this phase."
		},
		surge: {
			label: "Surge",
			help: "A second turn, at the price of stress."
		},
		release: {
			label: "Release",
			help: "What you have channeled takes effect."
		},
		pass: {
			label: "Pass",
			help: "Let it go by."
		},
		interpose: {
			label: "Step in",
			help: "1 focus: shift up to 2 and take the blow for your friend."
		},
		deflect: {
			label: "Deflect",
			help: "Two snags on that roll; once a round."
		},
		counterattack: {
			label: "Hit back",
			help: "1 focus, once a round."
		},
		scatter: {
			label: "Scatter",
			help: "Get away, up to half your speed; once a round."
		},
		opportunity: {
			label: "Strike",
			help: "Before it goes; once a round."
		},
		ready: {
			label: "Do it",
			help: "What you have readied."
		},
		forgo: {
			label: "Forgo",
			help: "Give up what you have readied to be free to answer."
		},
		prone: {
			label: "Knock down",
			help: "It lies prone."
		},
		push: {
			label: "Push",
			help: "A hex away from you."
		}
	},
	things: {
		longsword: {
			label: "Longsword",
			help: "Fight, reach 1: 1d6+2."
		},
		"shield-bash": {
			label: "Shield bash",
			help: "Fight, reach 1: 1d3, and a push."
		},
		"great-maul": {
			label: "Great maul",
			help: "Slow, reach 1, a snag: 2d6+2."
		},
		longbow: {
			label: "Longbow",
			help: "Volley, range 8: 1d6+1."
		},
		"left-knife": {
			label: "Left knife",
			help: "Fight, reach 1: 1d3+1; the other one may follow."
		},
		"right-knife": {
			label: "Right knife",
			help: "Fight, reach 1: 1d3+1; the other one may follow."
		},
		rapier: {
			label: "Rapier",
			help: "Fight, reach 1, an edge: 1d6+1."
		},
		"hand-cannon": {
			label: "Hand cannon",
			help: "Volley, range 5: 1d6+2 force; then it has to be loaded."
		},
		"half-pike": {
			label: "Half-pike",
			help: "Fight, reach 2: 1d6."
		},
		spark: {
			label: "Spark",
			help: "Volley, as far as your scope, arcane: 1d6 light."
		},
		scald: {
			label: "Scald",
			help: "Fight, reach 2, arcane, 1 mp: 2 discord."
		},
		"fire-bloom": {
			label: "Fire bloom",
			help: "Volley, range 5, all within 1, arcane, 1 mp: 1d6 light."
		},
		"hand-axe": {
			label: "Hand axe",
			help: "Fight, reach 1: 1d6+1."
		},
		sling: {
			label: "Sling",
			help: "Volley, range 6: 1d6."
		},
		"great-cleaver": {
			label: "Great cleaver",
			help: "Fight, reach 1: 1d6+3."
		},
		"dread-ray": {
			label: "Dread ray",
			help: "Volley, as far as your scope, arcane: 1d3+1 stress."
		},
		"hooked-knife": {
			label: "Hooked knife",
			help: "Fight, reach 1: 1d3+2; a critical disarms."
		},
		"stone-fist": {
			label: "Stone fist",
			help: "Fight, reach 2: 1d6+2, and a push."
		},
		"tree-maul": {
			label: "Tree maul",
			help: "Slow, reach 2: 2d6+3."
		},
		"improvised-weapon": {
			label: "Whatever is at hand",
			help: "Fight, a neighbour: 1d3."
		},
		"improvised-spell": {
			label: "Raw magic",
			help: "Volley, as far as your scope, arcane, 1 mp: 2 stress."
		},
		brace: {
			label: "Brace",
			help: "A Defend that gives 3 focus instead."
		},
		barrier: {
			label: "Barrier",
			help: "Bolster phase, 1 mp: you or an ally within 3 gains 2 focus."
		},
		leap: {
			label: "Leap",
			help: "A Rush that puts you in a free hex within 4, past everything."
		},
		taunt: {
			label: "Taunt",
			help: "Skirmish phase: an enemy saves by its mind or takes 2 stress."
		},
		"second-breath": {
			label: "Second breath",
			help: "Minor: lose 2 stress."
		},
		"war-spin": {
			label: "War spin",
			help: "Minor: armour +2 until your next turn."
		},
		"quick-load": {
			label: "Quick load",
			help: "Free, 1 focus: load a weapon."
		},
		"still-winter": {
			label: "Still winter",
			help: "Minor, once a battle: your side surges as cheaply as at the start."
		},
		hush: {
			label: "Hush",
			help: "Skirmish phase, 1 mp: an enemy saves by its mind or is silenced."
		},
		thunderhead: {
			label: "Thunderhead",
			help: "Channel, 2 mp; released: all within 1 of a hex, 2d6 light."
		},
		"soothing-rain": {
			label: "Soothing rain",
			help: "Channel, 1 mp, 1 focus; released: 4 hp for all of you near."
		},
		"slow-crush": {
			label: "Slow crush",
			help: "Channel; released: 2d6 for whom you hold, past armour."
		},
		"grave-bloom": {
			label: "Grave bloom",
			help: "Channel, 1 mp; released: all within 1 of a hex, up to 3 stress."
		},
		thorns: {
			label: "Thorns",
			help: "Enemies that begin a turn beside it take 3."
		},
		"static-field": {
			label: "Static field",
			help: "Enemies that begin a turn within 2 save or are vulnerable."
		},
		"dread-gaze": {
			label: "Dread gaze",
			help: "Enemies that begin a turn within 2 save or take 2 stress."
		},
		"cinder-cloak": {
			label: "Cinder cloak",
			help: "Enemies that end a turn beside it take 1 discord."
		},
		regrowth: {
			label: "Regrowth",
			help: "Regains 3 hp as its turn begins."
		},
		"blood-price": {
			label: "Blood price",
			help: "Gives 2 hp for 1 focus as its turn begins."
		},
		"wall-of-shields": {
			label: "Wall of shields",
			help: "Neighbouring allies gain focus when it defends."
		},
		"shield-kin": {
			label: "Shield-kin",
			help: "Hits back for neighbouring allies too."
		},
		"quick-blood": {
			label: "Quick blood",
			help: "A surge costs 1 stress less."
		},
		"end-war-spin": {
			label: "The war spin ends",
			help: "The armour of the spin is gone."
		},
		discord: {
			label: "Discord",
			help: "Hurts at the end of each turn until it settles."
		},
		recovery: {
			label: "Recovery",
			help: "One recovery: all hit points back."
		},
		stress: {
			label: "Stress",
			help: "No stress left."
		},
		mp: {
			label: "Magic",
			help: "All magic points back."
		},
		reload: {
			label: "Load",
			help: "All weapons loaded."
		},
		condition: {
			label: "Own condition",
			help: "Clear one that you did not bring on yourself."
		},
		ally: {
			label: "Ally’s condition",
			help: "Clear one of a neighbouring ally."
		},
		reveal: {
			label: "Uncover",
			help: "Mind against agility: it is hidden no longer."
		},
		learn: {
			label: "Learn",
			help: "Your side learns its scores, defences and abilities."
		},
		slip: {
			label: "Slip",
			help: "Past everybody, without being struck at."
		},
		slow: {
			label: "Slow blow",
			help: "One blow with a slow weapon."
		},
		double: {
			label: "Two attacks",
			help: "Any two, not with the same weapon."
		},
		physical: {
			label: "Physical",
			help: "Blades, blows and arrows."
		},
		force: {
			label: "Force",
			help: "Powder and pressure."
		},
		light: {
			label: "Light",
			help: "Fire and lightning."
		},
		volley: {
			label: "Volley",
			help: "An attack from afar."
		},
		fight: {
			label: "Fight",
			help: "An attack at close quarters."
		},
		bolster: {
			label: "Bolster",
			help: "Defend, refresh."
		},
		skirmish: {
			label: "Skirmish",
			help: "Volley, mark, search."
		},
		reposition: {
			label: "Reposition",
			help: "Rush, hide."
		},
		brawl: {
			label: "Brawl",
			help: "Fight, shove, grapple."
		},
		"next-round": {
			label: "Next round",
			help: "Not before the next round begins."
		},
		small: {
			label: "Small",
			help: "The least of four sizes."
		},
		medium: {
			label: "Medium",
			help: "The second of four sizes."
		},
		large: {
			label: "Large",
			help: "The third of four sizes."
		},
		huge: {
			label: "Huge",
			help: "The greatest of four sizes."
		},
		moves: {
			label: "a movement",
			help: "Somebody has moved."
		},
		"enters-reach": {
			label: "coming within reach",
			help: "Somebody has come within your reach."
		},
		"leaves-cover": {
			label: "leaving cover",
			help: "Somebody has left cover against you."
		},
		attacks: {
			label: "an attack",
			help: "Somebody has attacked."
		},
		casts: {
			label: "a spell",
			help: "Somebody has cast, channeled or released a spell."
		},
		acts: {
			label: "an action",
			help: "Somebody has taken that basic action."
		},
		reacts: {
			label: "a reaction",
			help: "Somebody has reacted."
		},
		note: {
			label: "in words",
			help: "The GM says when it happens."
		},
		enemy: {
			label: "an enemy",
			help: "Any enemy."
		}
	},
	conditions: {
		dazed: {
			label: "Dazed",
			help: "A snag on attacks, checks and saves."
		},
		disarmed: {
			label: "Disarmed",
			help: "No weapons; only improvised attacks, grapples and shoves."
		},
		immobilized: {
			label: "Immobilized",
			help: "Does not move, shift or stand up."
		},
		marked: {
			label: "Marked",
			help: "Whoever spends the mark attacks with an edge."
		},
		silenced: {
			label: "Silenced",
			help: "No spells, and nothing released."
		},
		stunned: {
			label: "Stunned",
			help: "A standard or a minor action; no reactions; defences count as 5."
		},
		vulnerable: {
			label: "Vulnerable",
			help: "Damage is doubled."
		},
		weakened: {
			label: "Weakened",
			help: "Its damage is halved."
		},
		grappled: {
			label: "Grappled",
			help: "No reactions; whoever is not the larger stays put."
		},
		hidden: {
			label: "Hidden",
			help: "Enemies farther than a hex away cannot aim at it."
		},
		prone: {
			label: "Prone",
			help: "Attacks on it have an edge; every hex costs it two."
		}
	},
	archetypes: {
		warden: {
			label: "Warden",
			help: "A wall with a sword: guards, steps in for friends, hits back."
		},
		ranger: {
			label: "Ranger",
			help: "A bow from afar, two knives close by, and quick feet."
		},
		stormcaller: {
			label: "Stormcaller",
			help: "Gathers a storm early in the round and lets it loose late."
		},
		duelist: {
			label: "Duelist",
			help: "Small and fast; surging costs less."
		},
		raider: {
			label: "Raider",
			help: "An axe for the near and a pike for the not quite so near."
		},
		slinger: {
			label: "Slinger",
			help: "Throws stones, and a nasty knife when cornered."
		},
		cleaver: {
			label: "Cleaver",
			help: "Large, slow to tire, and hits back."
		},
		hexer: {
			label: "Hexer",
			help: "Wears people down by fear."
		},
		skulk: {
			label: "Skulk",
			help: "Hides, stabs and is gone."
		},
		"ogre-lord": {
			label: "Ogre lord",
			help: "Huge, mends by itself, and acts twice a round."
		}
	},
	refusals: {
		outOfRange: (away, most) => `It is ${away} hexes away; this goes as far as ${most}.`,
		tooFar: (cost, budget) => `That takes ${cost} of movement; there are ${budget} left.`,
		tooDear: (purse, price, has) => `That costs ${price} ${purse}, and you have ${has}.`
	},
	rejections: {
		"not-your-turn": "Wait until it is your turn.",
		"once-per-turn": "This turn has no more of that to give.",
		"once-per-round": "You have used that up for this round.",
		"wrong-phase": "This phase is not the one for that.",
		"partial-surge": "This surge allows one kind of thing, and you have begun another.",
		"not-enough-mp": "You lack the magic points for that.",
		"not-enough-focus": "You lack the focus for that.",
		"not-enough-recovery": "You have no recovery left.",
		engaged: "An enemy there would stop you: end the movement in that hex.",
		"hidden-target": "You cannot make out somebody who hides so far away.",
		"self-caused": "It brought that on itself, so this does not clear it.",
		"no-such-condition": "There is no such condition to deal with.",
		"already-channeling": "You are channeling something already.",
		"not-channeling": "You are channeling nothing.",
		"cannot-ready": "That is nothing you could ready.",
		"same-ability": "The other attack of this full attack was made with that.",
		"needs-full-attack": "It is too slow for anything but a slow full attack.",
		"not-loaded": "It has to be loaded first.",
		broken: "It is broken.",
		"no-uses": "It has no use left.",
		"not-marked": "There is no mark to spend.",
		"not-grappled": "You are not in such a grapple.",
		"nothing-readied": "Nothing is readied.",
		"too-much": "That is more than it can have."
	},
	odds: {
		miss: "Miss",
		hit: "Hit",
		critical: "Critical"
	},
	sentences: {
		"round-began": ({ round }) => `Round ${round}`,
		"phase-began": ({ phase }, { label }) => `${label(phase)}`,
		"turn-began": ({ kind }, { by }) => kind === "surge" ? `${by} surges.` : kind === "release" ? `${by} is about to release.` : `${by} acts.`,
		skipping: ({ until }, { by, word }) => until === null ? `${by} may be asked at any time again.` : `${by} waits: ${word(until)}.`,
		surged: ({ price }, { by }) => `The surge costs ${by} ${price} stress.`,
		"set-out": (_, { by }) => `${by} moves off.`,
		aimed: ({ arm }, { by, target, word }) => `${by} attacks ${target}: ${word(arm)}.`,
		attacked: ({ arm, hits, critical }, { by, target, word }) => {
			const what = `${by}, ${word(arm)}`;
			return critical ? `${what}: a critical on ${target}.` : `${what}: ${hits ? "hits" : "misses"} ${target}.`;
		},
		checked: ({ score, succeeds }, { by, word }) => `${by}, ${word(score)}: ${succeeds ? "held" : "failed"}.`,
		contested: ({ score, succeeds }, { by, target, word }) => `${by} against ${target}, ${word(score)}: ${succeeds ? "won" : "lost"}.`,
		hurt: ({ amount, hp }, { target }) => `${target} loses ${amount} hp and has ${hp}.`,
		stressed: ({ amount, stress }, { target }) => `${target} takes ${amount} stress and has ${stress}.`,
		jarred: ({ discord }, { target }) => `Discord sounds in ${target}: ${discord}.`,
		settled: (_, { target }) => `The discord in ${target} settles.`,
		wounded: ({ wounds }, { target }) => `${target} is wounded: ${wounds}.`,
		overstressed: ({ overstress }, { target }) => `It is too much for ${target}: ${overstress}.`,
		suffered: ({ what, die }, { target }) => `${what === "wound" ? "The wound" : "The strain"} of ${target} shows a ${die}.`,
		drained: ({ mpMax }, { target }) => `${target} has room for ${mpMax} mp now.`,
		broke: ({ weapon }, { target, word }) => `It breaks in the hands of ${target}: ${word(weapon)}.`,
		healed: ({ amount }, { target }) => `${target} regains ${amount} hp.`,
		gained: ({ amount, resource }, { target, word }) => `${target} gains ${amount} ${word(resource)}.`,
		lost: ({ amount, resource }, { target, word }) => `${target} sheds ${amount} ${word(resource)}.`,
		afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
		relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
		defeated: (_, { target }) => `${target} is out of the fight.`,
		raised: (_, { target }) => `${target} is back in the fight.`,
		defended: (_, { by }) => `${by} is on guard.`,
		refreshed: ({ first, second }, { by, word }) => `${by} recovers: ${word(first)}, ${word(second)}.`,
		stood: (_, { by }) => `${by} stands up.`,
		slipping: (_, { by }) => `${by} slips past everybody.`,
		doubled: (_, { by }) => `${by} has two attacks.`,
		used: ({ ability }, { by, word }) => `${by}: ${word(ability)}.`,
		calmed: (_, { by }) => `Calm spreads from ${by}.`,
		channeled: ({ ability }, { by, word }) => `${by} begins to channel: ${word(ability)}.`,
		released: ({ ability }, { by, word }) => `${by} lets loose: ${word(ability)}.`,
		dropped: ({ ability }, { by, word }) => `${by} stops channeling: ${word(ability)}.`,
		fizzled: ({ ability }, { by, word }) => `What ${by} channeled comes to nothing: ${word(ability)}.`,
		interrupted: ({ ability }, { target, word }) => `${target} loses hold of it: ${word(ability)}.`,
		learned: ({ target: whom }, { by, target }) => `${by} learns ${whom === void 0 ? "what that is made of" : `what ${target} is made of`}.`,
		grappled: (_, { by, target }) => `${by} has ${target} in a grip.`,
		parted: (_, { by, target }) => `${by} and ${target} part.`,
		readied: (_, { by }) => `${by} waits for something.`,
		forwent: (_, { by }) => `${by} waits no longer.`,
		lapsed: (_, { by }) => `What ${by} waited for did not come.`,
		reacted: ({ reaction }, { by, word }) => `${by} answers: ${word(reaction)}.`,
		interposed: ({ taken }, { by, target }) => taken ? `${by} steps in front of ${target}.` : `${by} comes, but does not take the blow.`,
		pushed: (_, { target }) => `${target} is pushed.`,
		dragged: (_, { target }) => `${target} is dragged along.`,
		shifted: (_, { target }) => `${target} shifts.`,
		leapt: (_, { target }) => `${target} leaps.`,
		rested: (_, { target }) => `${target} has rested.`,
		ordered: () => "The game master changes the order of asking.",
		joined: (_, { target }) => `${target} joins the fight.`,
		removed: (_, { target }) => `${target} leaves the fight.`,
		defaulted: ({ ruling }, { word }) => `Nobody has ruled: ${word(ruling)}.`,
		ended: ({ winner }) => winner === null ? "The fight is over." : `The fight is over: ${winner} have won.`
	},
	sums: {
		roll: (die, bonus, extra, total) => bonus === void 0 || total === void 0 ? `${die}${extra}` : `${die}${bonus < 0 ? " − " : " + "}${Math.abs(bonus)}${extra} = ${total}`,
		edge: (dice) => ` + edge ${dice}`,
		snag: (dice) => ` − snag ${dice}`,
		contest: (total, against) => total === void 0 && against === void 0 ? void 0 : `${total ?? "?"} against ${against ?? "?"}`
	},
	params: {
		nothing: "nothing",
		at: (name) => `at ${name}`,
		of: (name) => `of ${name}`,
		to: (hex) => `to ${hex}`,
		path: (hexes) => `${hexes} hexes`,
		thenAt: (name) => `then at ${name}`,
		consume: "spending the mark",
		take: (takes) => takes ? "taking the blow" : "not taking the blow",
		until: (phase) => `until ${phase}`,
		always: "always asked again",
		on: (trigger, whose) => `on ${trigger} by ${whose}`,
		anybody: {
			enemy: "an enemy",
			ally: "an ally",
			any: "anybody"
		}
	},
	track: {
		helps: {
			bolster: "Defend, refresh; brace, barrier",
			channel: "Begin to channel",
			skirmish: "Mark, search, volley; taunt, hush",
			reposition: "Rush, hide; leap",
			brawl: "Fight, shove, grapple",
			release: "Let loose what is channeled",
			"full-attack": "Two attacks, or one with a slow weapon",
			delay: "Whatever an earlier phase allows, but for releasing"
		},
		picks: {
			pc: "The heroes pick",
			npc: "The others pick"
		},
		nobodyDue: "Only heroes are left to pick"
	},
	ahead: {
		anything: "Anything from before, but for releasing",
		double: "Two attacks",
		surge: "A surge costs",
		stress: (price) => `${price} stress`
	},
	about: { facts: {
		edges: "Edges",
		snags: "Snags"
	} }
};
// shared/src/rulesets/phases/sheet/archetypes.ts
const SIZES = [
	"small",
	"medium",
	"large",
	"huge"
];
/** Numbers of a sheet that stay as they are: fields of the table view under their own names. */
const NUMBERS = [
	"dodge",
	"adef",
	"speed",
	"scope",
	"grit",
	"bulk",
	"agility",
	"mind",
	"magic",
	"saveTarget"
];
/** Every hero's: PHASE-80. */
const BASIC_REACTIONS = [
	"counterattack",
	"interpose",
	"opportunity"
];
const NOBODY = {
	pc: false,
	size: "medium",
	hpMax: 1,
	armor: 0,
	dodge: 1,
	adef: 1,
	speed: 0,
	scope: 0,
	grit: 0,
	bulk: 0,
	agility: 0,
	mind: 0,
	magic: 0,
	saveTarget: 10,
	stressCap: 1,
	mpMax: 0,
	recoveries: 0,
	woundCap: 1,
	overstressCap: 1,
	initiative: [],
	weapons: [],
	abilities: [],
	traits: [],
	reactions: [],
	resist: []
};
const HERO = {
	...NOBODY,
	pc: true,
	woundCap: 2,
	overstressCap: 2,
	reactions: BASIC_REACTIONS
};
/** Section 7.5. */
const ARCHETYPES = {
	warden: {
		...HERO,
		hpMax: 12,
		armor: 2,
		dodge: 9,
		adef: 8,
		speed: 4,
		scope: 6,
		grit: 2,
		bulk: 2,
		saveTarget: 11,
		stressCap: 8,
		mpMax: 2,
		recoveries: 3,
		weapons: [
			"longsword",
			"shield-bash",
			"great-maul"
		],
		abilities: [
			"brace",
			"barrier",
			"slow-crush"
		],
		traits: ["wall-of-shields", "shield-kin"]
	},
	ranger: {
		...HERO,
		hpMax: 10,
		dodge: 11,
		adef: 9,
		speed: 5,
		scope: 8,
		grit: 2,
		agility: 2,
		mind: 1,
		saveTarget: 11,
		stressCap: 8,
		mpMax: 1,
		recoveries: 2,
		weapons: [
			"longbow",
			"left-knife",
			"right-knife"
		],
		abilities: ["leap"],
		reactions: [...BASIC_REACTIONS, "scatter"]
	},
	stormcaller: {
		...HERO,
		hpMax: 8,
		dodge: 9,
		adef: 11,
		speed: 4,
		scope: 8,
		grit: 2,
		bulk: 1,
		mind: 1,
		magic: 2,
		saveTarget: 12,
		stressCap: 9,
		mpMax: 5,
		recoveries: 2,
		weapons: [
			"spark",
			"scald",
			"fire-bloom"
		],
		abilities: [
			"thunderhead",
			"soothing-rain",
			"hush",
			"still-winter"
		],
		traits: ["static-field"]
	},
	duelist: {
		...HERO,
		size: "small",
		hpMax: 9,
		armor: 1,
		dodge: 11,
		adef: 9,
		speed: 5,
		scope: 6,
		grit: 2,
		agility: 2,
		mind: 1,
		saveTarget: 11,
		stressCap: 9,
		mpMax: 1,
		recoveries: 2,
		weapons: ["rapier", "hand-cannon"],
		abilities: [
			"taunt",
			"second-breath",
			"quick-load"
		],
		traits: ["quick-blood"],
		reactions: [...BASIC_REACTIONS, "deflect"]
	},
	raider: {
		...NOBODY,
		hpMax: 8,
		armor: 1,
		dodge: 10,
		adef: 8,
		speed: 4,
		scope: 6,
		grit: 1,
		bulk: 1,
		stressCap: 6,
		initiative: [5],
		weapons: ["hand-axe", "half-pike"],
		reactions: ["opportunity"]
	},
	slinger: {
		...NOBODY,
		size: "small",
		hpMax: 6,
		dodge: 11,
		adef: 9,
		speed: 5,
		scope: 6,
		grit: 1,
		agility: 1,
		stressCap: 5,
		initiative: [3],
		weapons: ["sling", "hooked-knife"]
	},
	cleaver: {
		...NOBODY,
		size: "large",
		hpMax: 14,
		dodge: 9,
		adef: 8,
		speed: 4,
		scope: 6,
		grit: 1,
		bulk: 3,
		saveTarget: 11,
		stressCap: 8,
		initiative: [5],
		weapons: ["great-cleaver"],
		abilities: ["war-spin"],
		reactions: ["counterattack", "opportunity"]
	},
	hexer: {
		...NOBODY,
		hpMax: 7,
		dodge: 9,
		adef: 11,
		speed: 4,
		scope: 6,
		grit: 1,
		mind: 2,
		magic: 2,
		saveTarget: 12,
		stressCap: 8,
		mpMax: 4,
		initiative: [2],
		weapons: ["dread-ray"],
		abilities: ["grave-bloom", "hush"],
		traits: ["dread-gaze"]
	},
	skulk: {
		...NOBODY,
		size: "small",
		hpMax: 6,
		dodge: 12,
		adef: 9,
		speed: 5,
		scope: 6,
		grit: 1,
		agility: 3,
		mind: 1,
		stressCap: 6,
		initiative: [4],
		weapons: ["hooked-knife"],
		reactions: ["scatter"]
	},
	"ogre-lord": {
		...NOBODY,
		size: "huge",
		hpMax: 16,
		armor: 1,
		dodge: 8,
		adef: 9,
		speed: 3,
		scope: 6,
		grit: 2,
		bulk: 4,
		magic: 1,
		saveTarget: 12,
		stressCap: 12,
		recoveries: 1,
		woundCap: 2,
		initiative: [2, 7],
		weapons: ["stone-fist", "tree-maul"],
		traits: ["regrowth", "blood-price"],
		reactions: ["counterattack", "opportunity"]
	}
};
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
	const sayable = membersOf$1(part, id);
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
// shared/src/rulesets/phases/sheet/conditions.ts
/** What Refresh can clear, and what it cannot: PHASE-R12. */
const CONDITIONS = [
	"dazed",
	"disarmed",
	"immobilized",
	"marked",
	"silenced",
	"stunned",
	"vulnerable",
	"weakened"
];
const STATUSES = [
	"grappled",
	"hidden",
	"prone"
];
const ILLS = [...CONDITIONS, ...STATUSES];
// shared/src/rulesets/phases/sheet/weapons.ts
/** What harms: kinds of damage, and the two harms that are none. */
const DAMAGE_TYPES = [
	"physical",
	"force",
	"light"
];
const RESISTED = [
	...DAMAGE_TYPES,
	"stress",
	"discord"
];
/** The basic actions: PHASE-2, PHASE-69. */
const BASIC_ACTIONS = [
	"defend",
	"refresh",
	"channel",
	"mark",
	"search",
	"volley",
	"rush",
	"hide",
	"fight",
	"shove",
	"grapple",
	"release",
	"full-attack",
	"ready"
];
/** Dice and a fixed bonus. */
const SUM = {
	dice: count(0, 10),
	sides: count(2, 20),
	bonus: count(0, 20)
};
/** What is rolled for damage, and of which kind it is. */
const DAMAGE = {
	...SUM,
	type: oneOf$1(DAMAGE_TYPES)
};
const sum$2 = (dice, sides, bonus = 0) => ({
	dice,
	sides,
	bonus
});
const physical = (dice, sides, bonus = 0) => ({
	...sum$2(dice, sides, bonus),
	type: "physical"
});
const light = (dice, sides) => ({
	...sum$2(dice, sides),
	type: "light"
});
const BLADE = {
	form: "melee",
	class: "weapon",
	action: "fight",
	reach: 1
};
const SLOW = {
	form: "melee",
	class: "weapon",
	action: "full-attack"
};
const SHOT = {
	form: "ranged",
	class: "weapon",
	action: "volley"
};
const RAY = {
	form: "ranged",
	class: "spell",
	action: "volley",
	arcane: true
};
/** Attack abilities, in the order of the document's table: section 7.1. */
const WEAPONS = {
	longsword: {
		...BLADE,
		damage: physical(1, 6, 2)
	},
	"shield-bash": {
		...BLADE,
		damage: physical(1, 3),
		pushes: true
	},
	"great-maul": {
		...SLOW,
		reach: 1,
		damage: physical(2, 6, 2),
		snags: 1
	},
	longbow: {
		...SHOT,
		range: 8,
		damage: physical(1, 6, 1)
	},
	"left-knife": {
		...BLADE,
		damage: physical(1, 3, 1),
		linked: "right-knife"
	},
	"right-knife": {
		...BLADE,
		damage: physical(1, 3, 1),
		linked: "left-knife"
	},
	rapier: {
		...BLADE,
		damage: physical(1, 6, 1),
		edges: 1
	},
	"hand-cannon": {
		...SHOT,
		range: 5,
		reach: 1,
		damage: {
			...sum$2(1, 6, 2),
			type: "force"
		},
		reloading: true
	},
	"half-pike": {
		...BLADE,
		reach: 2,
		damage: physical(1, 6)
	},
	spark: {
		...RAY,
		damage: light(1, 6)
	},
	scald: {
		form: "melee",
		class: "spell",
		action: "fight",
		reach: 2,
		arcane: true,
		discord: 2,
		mp: 1
	},
	"fire-bloom": {
		...RAY,
		range: 5,
		blast: 1,
		damage: light(1, 6),
		mp: 1
	},
	"hand-axe": {
		...BLADE,
		damage: physical(1, 6, 1)
	},
	sling: {
		...SHOT,
		range: 6,
		damage: physical(1, 6)
	},
	"great-cleaver": {
		...BLADE,
		damage: physical(1, 6, 3)
	},
	"dread-ray": {
		...RAY,
		stress: sum$2(1, 3, 1)
	},
	"hooked-knife": {
		...BLADE,
		damage: physical(1, 3, 2),
		onCritical: "disarmed"
	},
	"stone-fist": {
		...BLADE,
		reach: 2,
		damage: physical(1, 6, 2),
		pushes: true
	},
	"tree-maul": {
		...SLOW,
		reach: 2,
		damage: physical(2, 6, 3)
	},
	"improvised-weapon": {
		form: "melee",
		class: "weapon",
		action: "fight",
		damage: physical(1, 3)
	},
	"improvised-spell": {
		...RAY,
		stress: sum$2(0, 3, 2),
		mp: 1
	}
};
/** Everybody's, whatever the sheet says, and never broken: PHASE-62. */
const IMPROVISED = ["improvised-weapon", "improvised-spell"];
const partner = () => optional(thing(WEAPONS));
/** What is said of a weapon: section 7.1. */
const WEAPON = {
	form: oneOf$1(["melee", "ranged"]),
	class: oneOf$1(["weapon", "spell"]),
	/** The basic action that it is; what takes a full attack is slow: PHASE-64. */
	action: oneOf$1([
		"volley",
		"fight",
		"full-attack"
	]),
	/** How far it strikes in the hands of whoever answers; left out: it answers nobody. */
	reach: optional(count(1, 40)),
	/** How far it shoots; left out: as far as its user's scope. */
	range: optional(count(1, 40)),
	damage: optional(record$1(DAMAGE)),
	stress: optional(record$1(SUM)),
	discord: optional(count(0, 20)),
	pushes: optional(flag),
	/** What a critical brings besides. */
	onCritical: optional(oneOf$1(CONDITIONS)),
	edges: optional(count(0, 3)),
	snags: optional(count(0, 3)),
	/** Against `adef`. */
	arcane: optional(flag),
	mp: optional(count(0, 20)),
	/** Everybody within so many hexes of a hex. */
	blast: optional(count(1, 4)),
	reloading: optional(flag),
	/** The other one of a linked pair. */
	linked: partner()
};
/** What strikes has a reach; and what goes around a hex is a blow by itself. */
function faultOfWeapon({ form, action, range, blast, linked }) {
	if (form === "melee" && range !== void 0) return TEXT.setup.strikesFar;
	return blast !== void 0 && (linked !== void 0 || action === "full-attack") ? TEXT.setup.blastAlone : void 0;
}
/** Whether it takes a full attack: PHASE-64. */
function isSlow({ action }) {
	return action === "full-attack";
}
/** Holds are rolled for like weapons: PHASE-56, PHASE-58. */
const HOLDS = {
	grapple: {
		form: "melee",
		class: "weapon",
		action: "grapple"
	},
	shove: {
		form: "melee",
		class: "weapon",
		action: "shove"
	}
};
// shared/src/rulesets/phases/sheet/abilities.ts
/** The phases of a round, first to last: PHASE-1. */
const PHASES = [
	"bolster",
	"channel",
	"skirmish",
	"reposition",
	"brawl",
	"release",
	"full-attack",
	"delay"
];
const MINOR = { as: "minor" };
const CHANNEL$1 = { as: "channel" };
/** What other abilities are, in the order of the document's table: section 7.2. */
const ABILITIES = {
	brace: {
		class: "skill",
		use: {
			as: "action",
			action: "defend"
		}
	},
	barrier: {
		class: "spell",
		use: {
			as: "phase",
			phase: "bolster"
		},
		needs: "target"
	},
	leap: {
		class: "skill",
		use: {
			as: "action",
			action: "rush"
		},
		needs: "at"
	},
	taunt: {
		class: "skill",
		use: {
			as: "phase",
			phase: "skirmish"
		},
		needs: "target"
	},
	"second-breath": {
		class: "skill",
		use: MINOR
	},
	"war-spin": {
		class: "skill",
		use: MINOR
	},
	"quick-load": {
		class: "skill",
		use: { as: "free" },
		needs: "weapon"
	},
	"still-winter": {
		class: "spell",
		use: MINOR,
		limit: 1
	},
	hush: {
		class: "spell",
		use: {
			as: "phase",
			phase: "skirmish"
		},
		needs: "target"
	},
	thunderhead: {
		class: "spell",
		use: CHANNEL$1,
		needs: "at"
	},
	"soothing-rain": {
		class: "spell",
		use: CHANNEL$1
	},
	"slow-crush": {
		class: "skill",
		use: CHANNEL$1,
		needs: "target"
	},
	"grave-bloom": {
		class: "spell",
		use: CHANNEL$1,
		needs: "at"
	}
};
/** What of an ability is a number. */
const ABILITY = {
	mp: count(0, 20),
	focus: count(0, 20),
	/** How far away whoever or whatever it is for may be. */
	within: optional(count(1, 40)),
	/** How much it gives, takes away, heals or harms. */
	amount: optional(count(1, 40)),
	/** What of that is left for whoever saves. */
	saved: optional(count(0, 40)),
	/** The focus that comes with channeling it. */
	gained: optional(count(1, 20)),
	damage: optional(record$1(DAMAGE)),
	blast: optional(count(1, 4))
};
const FREE = {
	mp: 0,
	focus: 0
};
/** Their numbers: section 7.2. */
const NUMBERS_OF_ABILITIES = {
	brace: {
		...FREE,
		amount: 3
	},
	barrier: {
		...FREE,
		mp: 1,
		within: 3,
		amount: 2
	},
	leap: {
		...FREE,
		within: 4
	},
	taunt: {
		...FREE,
		amount: 2
	},
	"second-breath": {
		...FREE,
		amount: 2
	},
	"war-spin": {
		...FREE,
		amount: 2
	},
	"quick-load": {
		...FREE,
		focus: 1
	},
	"still-winter": FREE,
	hush: {
		...FREE,
		mp: 1
	},
	thunderhead: {
		...FREE,
		mp: 2,
		damage: {
			dice: 2,
			sides: 6,
			bonus: 0,
			type: "light"
		},
		blast: 1
	},
	"soothing-rain": {
		...FREE,
		mp: 1,
		gained: 1,
		within: 3,
		amount: 4
	},
	"slow-crush": {
		...FREE,
		damage: {
			dice: 2,
			sides: 6,
			bonus: 0,
			type: "physical"
		}
	},
	"grave-bloom": {
		...FREE,
		mp: 1,
		amount: 3,
		saved: 1,
		blast: 1
	}
};
/** Whether there is such an ability. */
function isAbility(id) {
	return Object.hasOwn(ABILITIES, id);
}
const TRAITS = [
	"thorns",
	"static-field",
	"dread-gaze",
	"cinder-cloak",
	"regrowth",
	"blood-price",
	"wall-of-shields",
	"shield-kin",
	"quick-blood"
];
/** What of a trait is a number. */
const TRAIT = {
	/** How far it goes. */
	within: optional(count(1, 40)),
	/** How much it harms, heals or spares. */
	amount: optional(count(1, 40)),
	/** The focus that it gives. */
	focus: optional(count(1, 20))
};
/** Section 7.3. */
const NUMBERS_OF_TRAITS = {
	thorns: {
		within: 1,
		amount: 3
	},
	"static-field": { within: 2 },
	"dread-gaze": {
		within: 2,
		amount: 2
	},
	"cinder-cloak": {
		within: 1,
		amount: 1
	},
	regrowth: { amount: 3 },
	"blood-price": {
		amount: 2,
		focus: 1
	},
	"wall-of-shields": { focus: 1 },
	"shield-kin": {},
	"quick-blood": { amount: 1 }
};
/** What of a reaction is a number. */
const REACTION = {
	focus: count(0, 20),
	oncePerRound: flag,
	/** How near it has to be. */
	within: optional(count(1, 40)),
	/** How far it may shift for it. */
	shift: optional(count(0, 20)),
	snags: optional(count(1, 3))
};
/** The abilities that answer something; but for interpose all are 1/round: section 7.4. */
const REACTIONS = {
	counterattack: {
		focus: 1,
		oncePerRound: true
	},
	interpose: {
		focus: 1,
		oncePerRound: false,
		within: 3,
		shift: 2
	},
	opportunity: {
		focus: 0,
		oncePerRound: true
	},
	deflect: {
		focus: 0,
		oncePerRound: true,
		snags: 2
	},
	scatter: {
		focus: 0,
		oncePerRound: true
	}
};
const REACTION_IDS = Object.keys(REACTIONS);
// shared/src/rulesets/phases/sheet/content.ts
/** What of these rules is data: all but the weapons have rules of their own, and only their numbers can be changed. */
const CONTENT = {
	weapons: {
		book: WEAPONS,
		members: WEAPON,
		isOpen: true,
		fault: faultOfWeapon
	},
	abilities: {
		book: NUMBERS_OF_ABILITIES,
		members: ABILITY
	},
	traits: {
		book: NUMBERS_OF_TRAITS,
		members: TRAIT
	},
	reactions: {
		book: REACTIONS,
		members: REACTION
	}
};
/** A battle's own content, for its fighters; undefined: there is none. Throws `SetupError`. */
function ownContent(content) {
	const { weapons, abilities, traits, reactions } = {
		weapons: ownRows("weapons", CONTENT.weapons, content),
		abilities: ownRows("abilities", CONTENT.abilities, content),
		traits: ownRows("traits", CONTENT.traits, content),
		reactions: ownRows("reactions", CONTENT.reactions, content)
	};
	if (!weapons && !abilities && !traits && !reactions) return void 0;
	return {
		...weapons && { weapons },
		...abilities && { abilities },
		...traits && { traits },
		...reactions && { reactions }
	};
}
/** The weapon of that id; undefined: there is none. */
function weaponOf({ own }, id) {
	return rowOf(own?.weapons, WEAPONS, id);
}
/** With what somebody attacks: a weapon, a hold, or what was channeled. */
function attackOf(me, arm) {
	if (arm === "thunderhead") return {
		...THUNDER,
		...abilityOf(me, arm)
	};
	return weaponOf(me, arm) ?? HOLDS[arm === "grapple" ? arm : "shove"];
}
const THUNDER = {
	form: "ranged",
	class: "spell",
	arcane: true
};
function numbersOf(own, book, id) {
	return rowOf(own, book, id);
}
/** The numbers of an ability. */
function abilityOf({ own }, id) {
	return numbersOf(own?.abilities, NUMBERS_OF_ABILITIES, id);
}
/** The numbers of a trait. */
function traitOf({ own }, id) {
	return numbersOf(own?.traits, NUMBERS_OF_TRAITS, id);
}
/** The numbers of a reaction. */
function reactionOf({ own }, id) {
	return numbersOf(own?.reactions, REACTIONS, id);
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
// shared/src/rulesets/phases/book/conditions.ts
/** Whether somebody has a condition or status; `grappled` is known by the grapples: `isGrappled`. */
function has({ suffers }, ill) {
	return suffers.some(({ name }) => name === ill);
}
/** How a condition ends with the end of the bearer's next turn to begin, though it come in its own: PHASE-R12. */
function nextTurnOf({ turns }) {
	return turns + 1;
}
/** Puts a condition or status on somebody in the fight; what is there already stays as it is. */
function afflict(table, target, name, by, until = null) {
	if (!isStanding(table, target)) return;
	const bearer = fighterOf(table, target);
	if (has(bearer, name)) return;
	bearer.suffers = sorted([...bearer.suffers, {
		name,
		by,
		until
	}]);
	emit(table, {
		type: "afflicted",
		...by !== null && { by },
		target,
		condition: name
	});
}
/** Takes a condition or status from somebody who has it. */
function relieve(table, target, ill) {
	const bearer = fighterOf(table, target);
	if (!has(bearer, ill)) return;
	bearer.suffers = bearer.suffers.filter(({ name }) => name !== ill);
	emit(table, {
		type: "relieved",
		target,
		condition: ill
	});
}
/** Puts just these on somebody, with no combatant as their cause and no end; those there already stay as they are. */
function setIlls(fighter, names) {
	const kept = fighter.suffers.filter(({ name }) => names.includes(name));
	const added = names.filter((name) => !kept.some((one) => one.name === name));
	fighter.suffers = sorted([...kept, ...added.map((name) => ({
		name,
		by: null,
		until: null
	}))]);
}
/** What ends with the turn that somebody ends now. */
function expire(table, id) {
	const { suffers, turns } = fighterOf(table, id);
	for (const { name, until } of suffers) if (until !== null && until <= turns) relieve(table, id, name);
}
/** Whoever attacks, forces a save or steps in is hidden no longer: PHASE-R14. */
function reveal(table, id) {
	relieve(table, id, "hidden");
}
function sorted(suffers) {
	return [...suffers].sort((a, b) => a.name < b.name ? -1 : 1);
}
// shared/src/rulesets/phases/book/arms.ts
/** A weapon's id, or any other word: whoever names what they do not have is told so, and no more. */
const weaponId = {
	...thing(WEAPONS),
	shape: text(40, 1).shape,
	initial: ""
};
/** Whether somebody has that weapon: what is improvised, everybody has (PHASE-62); all of the sheet is at hand (PHASE-67). */
function owns({ weapons }, weapon) {
	return IMPROVISED.includes(weapon) || weapons.includes(weapon);
}
/** What keeps somebody from attacking with that, whomever: it lacks it, or it does not work, or a condition forbids it. */
function faultOfArm(me, arm, isFull) {
	if (!owns(me, arm)) return "no-such-item";
	if (me.broken.includes(arm)) return "broken";
	if (me.unloaded.includes(arm) && !isWaived(me, "not-loaded")) return "not-loaded";
	if (isSlow(attackOf(me, arm)) && !isFull && !isWaived(me, "needs-full-attack")) return "needs-full-attack";
}
/** What conditions forbid of an attack: PHASE-R13. */
function faultOfCondition(me, arm) {
	const { class: of, action } = attackOf(me, arm);
	const isPlain = action === "grapple" || action === "shove" || IMPROVISED.includes(arm);
	return of === "weapon" && !isPlain && has(me, "disarmed") || of === "spell" && has(me, "silenced") ? excused(me, "prevented") : void 0;
}
/** How far an attack goes: what strikes and has no reach needs its target next to it. */
function rangeOf(me, arm) {
	const { form, range, reach } = attackOf(me, arm);
	return form === "ranged" ? range ?? me.scope : reach ?? 1;
}
/** The largest reach among the weapons that are whole: the table view's `reach`, and that of PHASE-R40. */
function reachOf(me) {
	const whole = me.weapons.filter((weapon) => !me.broken.includes(weapon));
	return Math.max(0, ...whole.map((weapon) => weaponOf(me, weapon)?.reach ?? 0));
}
// shared/src/rulesets/phases/table.ts
/** What answers what: PHASE-R40. */
const TRIGGER_EVENTS = [
	"moves",
	"enters-reach",
	"leaves-cover",
	"attacks",
	"casts",
	"acts",
	"reacts",
	"note"
];
const LATER = [...PHASES, "next-round"];
/** Makes an action of these rules from what is said of it. */
const action = actionsOn();
const interjection = interjectionsOn();
/** The place of a phase in the round, from 1. */
function numberOf(phase) {
	return PHASES.indexOf(phase) + 1;
}
/** The fighters of the other sides that are still in the fight, in combat order; nobody minds whom nobody sees. */
function enemiesOf(table, me) {
	return inTurnOrder(table).filter((other) => !other.defeated && !other.hidden && other.side !== me.side);
}
/** Those of the same side that are still in the fight, without oneself, in combat order. */
function alliesOf(table, me) {
	return inTurnOrder(table).filter((other) => !other.defeated && other.side === me.side && other.id !== me.id);
}
/**
* Everybody's ids in combat order, looked up anew for each: the GM may change it meanwhile (PHASE-R59). `last` is
* whoever set off what is answered.
*/
function* oneByOne(table, last) {
	const had = /* @__PURE__ */ new Set();
	const isLeft = (id) => !had.has(id) && table.fighters[id] !== void 0;
	const mustWait = (id) => id !== void 0 && (id === last || !isLeft(id));
	let [order, place] = [table.order, 0];
	for (;;) {
		if (order !== table.order) [order, place] = [table.order, 0];
		while (mustWait(order[place])) place++;
		const next = order[place] ?? order.find(isLeft);
		if (next === void 0) return;
		had.add(next);
		yield next;
	}
}
function groupOf({ pc }) {
	return pc ? "pc" : "npc";
}
/** The heroes and NPCs of a group that are still in the fight, in combat order. */
function membersOf(table, group) {
	return inTurnOrder(table).filter((fighter) => !fighter.defeated && groupOf(fighter) === group);
}
// shared/src/rulesets/phases/book/actions.ts
/** The phase of each basic action; what is left out can be taken in any. */
const PHASE_OF = {
	defend: "bolster",
	refresh: "bolster",
	channel: "channel",
	mark: "skirmish",
	search: "skirmish",
	volley: "skirmish",
	rush: "reposition",
	hide: "reposition",
	fight: "brawl",
	shove: "brawl",
	grapple: "brawl",
	release: "release",
	"full-attack": "full-attack"
};
/** What keeps somebody from a basic action in the phase that it is. */
function faultOfPhase(table, me, action) {
	const phase = PHASE_OF[action];
	return phase === void 0 ? void 0 : faultOfTime(table, me, phase);
}
/** What keeps somebody from what belongs to a phase: NPCs nothing, heroes that it is neither that one nor the last. */
function faultOfTime(table, me, phase) {
	if (!me.pc || table.phase === phase || table.phase === "delay") return void 0;
	return excused(me, "wrong-phase");
}
/** What keeps somebody from a free action: it needs the own turn, and is none of a release turn. */
function faultOfFree(table, by) {
	return fighterOf(table, by).releasing ? "wrong-phase" : void 0;
}
/** What keeps somebody from using a part of its turn. */
function faultOfSpending(table, by, part) {
	const me = fighterOf(table, by);
	if (me.releasing && part !== "movement") return "wrong-phase";
	if (part !== "movement" && !me[part] && !isWaived(me, "once-per-turn")) return "once-per-turn";
	if (isShutOut(table, me, part) && !isWaived(me, "partial-surge")) return "partial-surge";
	return (part === "standard" ? !me.minor : part === "minor" && !me.standard) && has(me, "stunned") ? excused(me, "prevented") : void 0;
}
function isShutOut({ options }, { inSurge, part: begun }, part) {
	return options.surgeMode === "partial" && inSurge && begun !== null && begun !== part;
}
/** What keeps somebody from an attack: it takes one of those of a double full attack, or the standard action. */
function faultOfAttacking(table, by) {
	const me = fighterOf(table, by);
	return me.attacksLeft > 0 && !me.releasing ? void 0 : faultOfSpending(table, by, "standard");
}
/** Uses a part of the turn. */
function spend(table, by, part) {
	const me = fighterOf(table, by);
	touch(table, by);
	if (part !== "movement") me[part] = false;
	if (table.options.surgeMode === "partial" && me.inSurge) me.part ??= part;
}
/** Uses one of the attacks of a double full attack, or the standard action. Gives whether it was the second of two. */
function spendAttack(table, by) {
	const me = fighterOf(table, by);
	if (me.attacksLeft === 0) {
		spend(table, by, "standard");
		return false;
	}
	touch(table, by);
	me.attacksLeft--;
	return me.attacksLeft === 0;
}
/** Rolls a d20 with so many edges more than snags, and adds a bonus. */
function throwDie(table, edges, bonus) {
	const net = Math.max(-6, Math.min(6, edges));
	const die = roll(table, 20);
	const dice = rollMany(table, Math.abs(net), 6);
	return {
		die,
		edges: net,
		dice,
		total: die + (dice.length > 0 ? Math.sign(net) * Math.max(...dice) : 0) + bonus
	};
}
/** The snag of the dazed on whatever they roll: PHASE-R13. */
function dazeOf(fighter) {
	return has(fighter, "dazed") ? -1 : 0;
}
/** A check of a score: whether it comes to 10. */
function check(table, id, score, clause) {
	return succeeds(table, id, score, 10, clause);
}
/** A save against somebody: whether it reaches that one's save target. */
function save(table, id, score, against, clause) {
	return succeeds(table, id, score, fighterOf(table, against).saveTarget, clause);
}
function succeeds(table, id, score, least, clause) {
	const fighter = fighterOf(table, id);
	const thrown = throwDie(table, dazeOf(fighter), fighter[score]);
	const isEnough = thrown.total >= least;
	emit(table, {
		type: "checked",
		by: id,
		...thrown,
		bonus: fighter[score],
		score,
		succeeds: isEnough,
		clause
	});
	return isEnough;
}
/** Who of two does better; the one who began it wins a tie: PHASE-R5. */
function contest(table, [by, score], [other, otherScore], clause) {
	const [first, second] = [fighterOf(table, by), fighterOf(table, other)];
	const ours = throwDie(table, dazeOf(first), first[score]);
	const theirs = throwDie(table, dazeOf(second), second[otherScore]);
	const wins = ours.total >= theirs.total;
	emit(table, {
		type: "contested",
		by,
		target: other,
		total: ours.total,
		against: theirs.total,
		score,
		otherScore,
		succeeds: wins,
		clause
	});
	return wins;
}
// shared/src/rulesets/phases/book/grapple.ts
/** By how many size steps one is larger than the other; below 0: smaller. */
function stepsLarger({ size }, other) {
	return SIZES.indexOf(size) - SIZES.indexOf(other.size);
}
/** The grapples that somebody is an end of. */
function grapplesOf({ grapples }, id) {
	return grapples.filter((one) => one.by === id || one.with === id);
}
/** The other ends of somebody's grapples. */
function partnersOf(table, id) {
	return grapplesOf(table, id).map((one) => one.by === id ? one.with : one.by);
}
function isGrappled(table, id) {
	return table.grapples.length > 0 && grapplesOf(table, id).length > 0;
}
/** Whether somebody cannot move for a grapple: whoever does not count as larger in it. */
function isHeld(table, me) {
	return grapplesOf(table, me.id).some((one) => {
		const other = findFighter(table, one.by === me.id ? one.with : one.by);
		const steps = other ? stepsLarger(me, other) : 0;
		return steps < 0 || steps === 0 && one.stronger !== me.id;
	});
}
/** Joins two; those who are already stay as they are. */
function join(table, by, target) {
	if (!isStanding(table, by) || !isStanding(table, target)) return;
	const [first, second] = [fighterOf(table, by), fighterOf(table, target)];
	if (!isAdjacent(first.at, second.at)) return;
	if (partnersOf(table, by).includes(target)) return;
	table.grapples = [...table.grapples, {
		by,
		with: target,
		stronger: by,
		isNew: true
	}];
	for (const id of [by, target]) if (findFighter(table, id)?.hidden) show(table, id);
	emit(table, {
		type: "grappled",
		by,
		target,
		clause: "PHASE-56"
	});
}
/** Ends the grapples of somebody. */
function endGrapplesOf(table, id) {
	endWhere(table, (one) => one.by === id || one.with === id);
}
/** Ends what holds no longer: its two are apart, or one is out of the fight. */
function reviewGrapples(table) {
	endWhere(table, (one) => {
		const [by, other] = [findFighter(table, one.by), findFighter(table, one.with)];
		return !by || !other || by.defeated || other.defeated || !isAdjacent(by.at, other.at);
	});
}
/** With the end of a turn whoever grappled in it counts as larger no more. */
function settleGrapples(table) {
	table.grapples = table.grapples.map((one) => one.isNew ? {
		...one,
		stronger: null,
		isNew: false
	} : one);
}
function endWhere(table, isOver) {
	for (const one of table.grapples.filter(isOver)) emit(table, {
		type: "parted",
		by: one.by,
		target: one.with,
		clause: "PHASE-R16"
	});
	table.grapples = table.grapples.filter((one) => !isOver(one));
}
function grappleOf(table, by, target) {
	return grapplesOf(table, by).find((one) => one.by === target || one.with === target);
}
function* partners(table, by) {
	for (const target of partnersOf(table, by)) yield { target };
}
/** To let go: a free action of whoever began it. */
const letGo = action({
	params: { target: fighter$1 },
	check: (table, by, { target }) => {
		const isBeginner = grappleOf(table, by, target)?.by === by;
		return faultOfFree(table, by) ?? (isBeginner ? void 0 : "not-grappled");
	},
	variants: partners,
	*run(table, by, { target }) {
		endWhere(table, (one) => one.by === by && one.with === target);
	}
});
/** To wrestle for who counts as larger: a free action, once per turn, between two of one size. */
const wrestle = action({
	params: { target: fighter$1 },
	check(table, by, { target }) {
		const [me, other] = [table.fighters[by], findFighter(table, target)];
		const fault = faultOfFree(table, by);
		if (fault) return fault;
		if (me?.wrestled && !isWaived(me, "once-per-turn")) return "once-per-turn";
		return me && other && stepsLarger(me, other) === 0 && grappleOf(table, by, target) ? void 0 : "not-grappled";
	},
	variants: partners,
	*run(table, by, { target }) {
		const one = grappleOf(table, by, target);
		const me = findFighter(table, by);
		if (!one || !me) return;
		me.wrestled = true;
		const stronger = contest(table, [by, "bulk"], [target, "bulk"], "PHASE-R16") ? by : target;
		table.grapples = table.grapples.map((other) => other === one ? {
			...one,
			stronger,
			isNew: false
		} : other);
	}
});
/** To break free: a minor action of whoever did not begin it. */
const breakFree = action({
	params: { target: fighter$1 },
	check: (table, by, { target }) => faultOfSpending(table, by, "minor") ?? (grappleOf(table, by, target)?.by === target ? void 0 : "not-grappled"),
	variants: partners,
	*run(table, by, { target }) {
		spend(table, by, "minor");
		if (contest(table, [by, "bulk"], [target, "bulk"], "PHASE-R16")) endWhere(table, (one) => one.by === target && one.with === by);
	}
});
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
/** Half of it, rounded up: PHASE-R1. */
function half(amount) {
	return Math.ceil(amount / 2);
}
/** The armour that counts now. */
function armorOf(me) {
	return Math.min(4, me.armor + (me.spinning ? abilityOf(me, "war-spin").amount : 0));
}
/** What of some damage is felt. */
function feltDamage(target, { amount, type, piercing }, isWeak) {
	const dealt = isWeak ? half(amount) : amount;
	const suffered = has(target, "vulnerable") ? 2 * dealt : dealt;
	const through = Math.max(0, suffered - (piercing ? 0 : armorOf(target)));
	return resists(target, type) ? half(through) : through;
}
/** What of some stress or discord is felt: PHASE-R6, PHASE-R9. */
function feltHarm(target, what, amount) {
	return resists(target, what) ? half(amount) : amount;
}
function resists({ resist, calm }, what) {
	return resist.includes(what) || what === "stress" && calm;
}
/** Harms somebody: damage, stress and discord in this order, with wounds and overstress. Gives whether any was felt. */
function* harm(table, target, by, what) {
	if (!isStanding(table, target)) return false;
	const body = fighterOf(table, target);
	const maker = by === null ? void 0 : findFighter(table, by);
	const isWeak = maker !== void 0 && has(maker, "weakened");
	const lost = what.damage ? feltDamage(body, what.damage, isWeak) : 0;
	yield* loseHitPoints(table, target, lost, by);
	const strained = feltHarm(body, "stress", what.stress ?? 0);
	yield* takeStress(table, target, strained, by);
	const jarred = feltHarm(body, "discord", what.discord ?? 0);
	if (jarred > 0) yield* takeDiscord(table, target, jarred, by);
	return lost + strained + jarred > 0;
}
/** Hit points go, and wounds come. */
function* loseHitPoints(table, target, amount, by) {
	if (amount <= 0 || !isStanding(table, target)) return;
	const body = fighterOf(table, target);
	body.hp -= amount;
	const left = Math.max(0, body.hp);
	emit(table, {
		type: "hurt",
		...madeBy(by),
		target,
		amount,
		hp: left,
		clause: "PHASE-R6"
	});
	while (isStanding(table, target) && body.hp <= 0) yield* wound(table, body, by);
}
/** At 0 hit points or less: PHASE-R7. */
function* wound(table, body, by) {
	body.wounds++;
	if (body.wounds >= body.woundCap) {
		body.hp = 0;
		yield* defeat(table, body.id, by, "PHASE-R7");
		return;
	}
	body.hp += body.hpMax;
	emit(table, {
		type: "wounded",
		...madeBy(by),
		target: body.id,
		wounds: body.wounds,
		clause: "PHASE-R7"
	});
	yield* suffer(table, body, by, "wound", woundOf);
}
/** Stress comes, and overstress with too much of it: PHASE-R8. */
function* takeStress(table, target, amount, by) {
	if (amount <= 0 || !isStanding(table, target)) return;
	const body = fighterOf(table, target);
	body.stress += amount;
	emit(table, {
		type: "stressed",
		...madeBy(by),
		target,
		amount,
		stress: body.stress,
		clause: "PHASE-R6"
	});
	while (isStanding(table, target) && body.stress > body.stressCap) yield* overstress(table, body, by);
}
function* overstress(table, body, by) {
	body.overstress++;
	if (body.overstress >= body.overstressCap) {
		body.stress = body.stressCap;
		yield* defeat(table, body.id, by, "PHASE-R8");
		return;
	}
	body.stress -= body.stressCap;
	const now = {
		overstress: body.overstress,
		clause: "PHASE-R8"
	};
	emit(table, {
		type: "overstressed",
		...madeBy(by),
		target: body.id,
		...now
	});
	yield* suffer(table, body, by, "overstress", overstressOf);
}
/** Discord harms at once, past all armour, and stays: PHASE-R9. */
function* takeDiscord(table, target, amount, by) {
	yield* loseHitPoints(table, target, amount, by);
	if (!isStanding(table, target)) return;
	const body = fighterOf(table, target);
	body.discord += amount;
	body.discordBy = by;
	emit(table, {
		type: "jarred",
		...madeBy(by),
		target,
		amount,
		discord: body.discord,
		clause: "PHASE-R9"
	});
}
/** Rolls on one of the tables of section 7.6, at once: PHASE-R7, PHASE-R8. */
function* suffer(table, body, by, what, outcome) {
	const die = roll(table, 6);
	emit(table, {
		type: "suffered",
		target: body.id,
		what,
		die
	});
	yield* outcome(table, body, by, die);
}
function* woundOf(table, body, by, die) {
	const intact = intactWeapons(body);
	if (die <= 2) afflict(table, body.id, "stunned", by, nextTurnOf(body));
	else if (die <= 4 && intact.length > 0) yield* breakOne(table, body.id);
	else afflict(table, body.id, "dazed", by, nextTurnOf(body));
}
function* overstressOf(table, body, by, die) {
	if (die <= 2) {
		afflict(table, body.id, "vulnerable", by, nextTurnOf(body));
		afflict(table, body.id, "weakened", by, nextTurnOf(body));
	} else if (die <= 4 && body.mpMax > 0) {
		body.mpMax -= 1;
		body.mp = Math.max(0, body.mp - 1);
		emit(table, {
			type: "drained",
			target: body.id,
			mpMax: body.mpMax,
			clause: "PHASE-R8"
		});
	} else afflict(table, body.id, "dazed", by, nextTurnOf(body));
}
/** The weapons of the sheet that still work: what is improvised never breaks (PHASE-62). */
function intactWeapons({ weapons, broken }) {
	return weapons.filter((weapon) => !broken.includes(weapon));
}
/** One weapon breaks; which of several, its bearer says. */
function* breakOne(table, id) {
	const left = (seen) => {
		const body = findFighter(seen, id);
		return body && !body.defeated ? intactWeapons(body) : [];
	};
	const broken = (yield* ask({
		for: id,
		kind: "break",
		choices: (seen) => left(seen).length > 1 ? left(seen).map((option) => ({ option })) : [],
		concerns: (seen) => left(seen).length > 1,
		get fallback() {
			return { option: left(table)[0] ?? "improvised-weapon" };
		}
	}))?.option ?? left(table)[0];
	if (broken !== void 0) breakWeapon(table, id, broken);
}
/** Breaking one of a linked pair breaks both: section 7.6. */
function breakWeapon(table, id, weapon) {
	const body = fighterOf(table, id);
	const linked = weaponOf(body, weapon)?.linked;
	const both = linked !== void 0 && body.weapons.includes(linked) ? [weapon, linked] : [weapon];
	body.broken = [.../* @__PURE__ */ new Set([...body.broken, ...both])].sort();
	emit(table, {
		type: "broke",
		target: id,
		weapon,
		clause: "PHASE-R7"
	});
}
/** Takes somebody out of the fight, with all that hangs on it: PHASE-R44. Nothing goes on if that ends the battle. */
function* defeat(table, id, by, clause) {
	takeOut(table, id, by, clause);
	if (table.over) yield* halt();
}
/** The same without a script's end: for the GM's hands. */
function takeOut(table, id, by, clause) {
	const body = fighterOf(table, id);
	body.channeling = null;
	body.holds = false;
	body.readiedAs = null;
	fall(table, id, {
		by,
		clause
	});
	endGrapplesOf(table, id);
	concludeIfDecided(table);
}
/** Whoever is harmed by another while channeling has to hold on to it: PHASE-41. */
function concentrate(table, target, by) {
	const body = findFighter(table, target);
	if (!body || body.defeated || body.channeling === null) return;
	if (by === null || by === target || !findFighter(table, by)) return;
	if (save(table, target, "bulk", by, "PHASE-41")) return;
	emit(table, {
		type: "interrupted",
		target,
		by,
		ability: body.channeling,
		clause: "PHASE-41"
	});
	body.channeling = null;
}
function madeBy(by) {
	return by === null ? {} : { by };
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
// shared/src/kit/purses.ts
/** What is wrong with paying that: `not-enough-` and the first purse that does not hold it. */
function missing$1(payer, cost, wordsFor) {
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
/** Takes from a purse what is there, at most `amount`. Gives how much it was. */
function lose(table, target, resource, amount, clause) {
	const purses = fighterOf(table, target);
	const lost = Math.min(amount, purses[resource]);
	if (lost <= 0) return 0;
	purses[resource] -= lost;
	emit(table, {
		type: "lost",
		target,
		resource,
		amount: lost,
		now: purses[resource],
		clause
	});
	return lost;
}
function pricesIn(cost) {
	const prices = [];
	for (const purse in cost) prices.push([purse, cost[purse] ?? 0]);
	return prices;
}
// shared/src/rulesets/phases/book/bolster.ts
/** Gains focus and guards; what abilities do in its place, and who profits by it, is one and the same action. */
const DEFEND = {
	params: {},
	takes: () => "standard",
	timing: (table, me) => faultOfPhase(table, me, "defend"),
	*run(table, step) {
		const me = fighterOf(table, step.by);
		gain(table, step.by, "focus", armorOf(me) + roll(table, 3), { clause: "PHASE-36" });
		me.defending = true;
		emit(table, {
			type: "defended",
			by: step.by,
			clause: "PHASE-36"
		});
		shieldOthers(table, step.by);
		return {
			by: step.by,
			acts: ["defend"]
		};
	}
};
/** The trait wall-of-shields works on everything that is a Defend: PHASE-14, PHASE-R62. */
function shieldOthers(table, by) {
	const me = fighterOf(table, by);
	if (!me.traits.includes("wall-of-shields")) return;
	const { focus } = traitOf(me, "wall-of-shields");
	for (const ally of alliesOf(table, me)) if (isAdjacent(ally.at, me.at)) gain(table, ally.id, "focus", focus, { clause: "PHASE-14" });
}
const SECOND = [
	"reload",
	"discord",
	"condition",
	"ally"
];
const FIRST = [
	"recovery",
	"stress",
	"mp"
];
const REFRESH_PARAMS = {
	first: oneOf$1(FIRST),
	second: oneOf$1(SECOND),
	condition: optional(oneOf$1(ILLS)),
	ally: optional(fighter$1)
};
/** Two choices at once: PHASE-37, PHASE-38. */
const REFRESH = {
	params: REFRESH_PARAMS,
	understand: whole,
	variants: waysToRefresh,
	takes: () => "standard",
	timing: (table, me) => faultOfPhase(table, me, "refresh"),
	means: (_table, me, { second, condition }) => second === "condition" && condition ? faultOfClearing(me, condition) : void 0,
	aim(table, me, { second, condition, ally }) {
		if (second !== "ally" || !condition || !ally) return void 0;
		const other = findFighter(table, ally);
		if (!other || other.defeated || other.side !== me.side || other.id === me.id) return "no-such-target";
		return faultOfClearing(other, condition) ?? (isAdjacent(me.at, other.at) ? void 0 : "out-of-range");
	},
	costs: (_me, { first }) => first === "recovery" ? { recovery: 1 } : {},
	*run(table, step, act) {
		refreshFirst(table, step.by, act);
		refreshSecond(table, step.by, act);
		emit(table, {
			type: "refreshed",
			by: step.by,
			first: act.first,
			second: act.second,
			clause: "PHASE-37"
		});
		return {
			by: step.by,
			acts: ["refresh"]
		};
	}
};
function faultOfClearing({ suffers, id }, condition) {
	const one = suffers.find(({ name }) => name === condition);
	const isCondition = CONDITIONS.includes(condition);
	if (!one || !isCondition) return "no-such-condition";
	return one.by === id ? "self-caused" : void 0;
}
function refreshFirst(table, by, { first }) {
	const me = fighterOf(table, by);
	if (first === "recovery") {
		emit(table, {
			type: "healed",
			target: by,
			amount: me.hpMax - me.hp,
			hp: me.hpMax,
			clause: "PHASE-37"
		});
		me.hp = me.hpMax;
	} else if (first === "stress") lose(table, by, "stress", me.stress, "PHASE-37");
	else gain(table, by, "mp", me.mpMax - me.mp, { clause: "PHASE-37" });
}
function refreshSecond(table, by, { second, condition, ally }) {
	const me = fighterOf(table, by);
	if (second === "reload") me.unloaded = [];
	else if (second === "discord") lose(table, by, "discord", me.discord, "PHASE-38");
	else if (condition) relieve(table, second === "ally" && ally ? ally : by, condition);
}
/** A condition must be named where one is to be cleared, and the ally whose it is. */
function whole(act) {
	if ((act.second === "condition" || act.second === "ally") && act.condition === void 0) return void 0;
	return act.second === "ally" && act.ally === void 0 ? void 0 : act;
}
function* waysToRefresh(table, by) {
	const me = fighterOf(table, by);
	for (const first of FIRST) {
		yield {
			first,
			second: "reload"
		};
		yield {
			first,
			second: "discord"
		};
		for (const { name } of me.suffers) yield {
			first,
			second: "condition",
			condition: name
		};
		for (const ally of alliesOf(table, me)) for (const { name } of ally.suffers) yield {
			first,
			second: "ally",
			condition: name,
			ally: ally.id
		};
	}
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
// shared/src/rulesets/phases/book/movement.ts
/** What a hex costs to enter: PHASE-R15, PHASE-R18. */
function costOf({ map }, me, at) {
	return has(me, "prone") || isDifficult(map, at) ? 2 : 1;
}
/** Whether somebody could go through a hex: allies let pass, enemies only if they are smaller. */
function isPassable(table, me, at) {
	if (!isOpenGround(table.map, at)) return false;
	const holder = occupant(table, at, me.id);
	return !holder || holder.side === me.side || stepsLarger(me, holder) > 0;
}
/** Whether a step ends a movement: it leads next to an enemy of the own size or larger who was not next to it before. */
function engages(table, me, from, to) {
	return enemiesOf(table, me).some((enemy) => isAdjacent(enemy.at, to) && !isAdjacent(enemy.at, from) && stepsLarger(enemy, me) >= 0);
}
/** What keeps somebody from moving at all. */
function faultOfMoving(table, me) {
	return has(me, "immobilized") || isHeld(table, me) ? excused(me, "prevented") : void 0;
}
/** What is wrong with a path: PHASE-R18, in the order of PHASE-R49. */
function faultOfPath(table, me, way, budget, gait) {
	if (!isPath(me.at, way)) return "bad-input";
	const isKept = faultOfMoving(table, me);
	if (isKept) return isKept;
	const ignores = gait === "shift" || me.slipping;
	let cost = 0;
	for (const [index, at] of way.entries()) {
		if (!isPassable(table, me, at)) return "blocked";
		const isLast = index === way.length - 1;
		if (!ignores && !isLast && !isWaived(me, "engaged") && engages(table, me, way[index - 1] ?? me.at, at)) return "engaged";
		cost += costOf(table, me, at);
	}
	if (!mayRest(table, me, way)) return "occupied";
	if (cost > budget) return excused(me, {
		code: "too-far",
		say: TEXT.refusals.tooFar(cost, budget)
	});
}
/** Whether a path ends in a free hex, and those who are dragged along find one: PHASE-R16. */
function mayRest(table, me, way) {
	if (occupant(table, way.at(-1) ?? me.at, me.id)) return false;
	const dragged = partnersOf(table, me.id);
	if (dragged.length === 0) return true;
	const holder = occupant(table, way.at(-2) ?? me.at, me.id);
	return dragged.length === 1 && (!holder || holder.id === dragged[0]);
}
/** The legal paths to all hexes in reach, the cheapest to each. */
function* pathsOf(table, me, budget, gait) {
	if (faultOfMoving(table, me)) return;
	const foes = gait === "shift" || me.slipping ? [] : enemiesOf(table, me).filter((enemy) => stepsLarger(enemy, me) >= 0);
	const steps = {
		isDirected: true,
		cost: (at) => isPassable(table, me, at) ? costOf(table, me, at) : null,
		least: 1,
		stops: (to, from) => foes.some((enemy) => isAdjacent(enemy.at, to) && !isAdjacent(enemy.at, from))
	};
	for (const { path } of reach(me.at, {
		...steps,
		budget
	})) if (mayRest(table, me, path)) yield { path };
}
/**
* Hex by hex, dragging whoever is held, until somebody is in the way whom it did not see. Gives whether that, or the last
* step, ended the movement.
*/
function* goAlong(table, id, way, how) {
	const me = fighterOf(table, id);
	const from = me.at;
	const open = openPart(way, (at) => isPassable(table, me, at), (_, part) => mayRest(table, me, part));
	const last = open.at(-2) ?? from;
	const isStopped = engages(table, me, last, open.at(-1) ?? from) && !me.slipping;
	for (const at of open) place(table, id, at, how);
	if (open.length > 0) for (const partner of partnersOf(table, id)) place(table, partner, last, "dragged");
	reviewGrapples(table);
	if (open.length === way.length) return isStopped;
	yield* comeUponAhead(table, id, way.slice(open.length));
	return true;
}
/** A shift provokes nothing, ignores engagement, and meets no trigger: PHASE-R52, PHASE-R61. */
function* shift(table, id, way) {
	if (way.length > 0) yield* goAlong(table, id, way, "shifted");
}
/** Where a push would lead, whoever is there; undefined if it leads nowhere: PHASE-R52. */
function behind(table, by, target) {
	const [from, at] = [findFighter(table, by)?.at, findFighter(table, target)?.at];
	if (!from || !at) return void 0;
	const to = add(at, DIRECTIONS[directionTo(from, at)]);
	return isOpenGround(table.map, to) ? to : void 0;
}
/** Whether a push would do anything. */
function canPush(table, by, target) {
	const to = behind(table, by, target);
	return to !== void 0 && !occupant(table, to);
}
/** Pushes somebody one hex away, if that can be: it provokes nothing. */
function* push(table, by, target) {
	const to = behind(table, by, target);
	if (!to || !isStanding(table, target)) return;
	if (occupant(table, to)) return yield* comeUpon(table, target, to);
	place(table, target, to, "pushed");
	reviewGrapples(table);
}
// shared/src/rulesets/phases/book/offer.ts
/** A choice of a prompt with parameters of these kinds. */
function offer(option, params, variants, check) {
	return {
		option,
		params,
		variants: () => [...variants()],
		check
	};
}
// shared/src/rulesets/phases/book/deed.ts
/** What keeps somebody from paying. */
function faultOfCost(me, cost) {
	return missing$1(me, cost, (purse, price, has) => ({ say: TEXT.refusals.tooDear(purse, price, has) }));
}
/** What the turn itself forbids: PHASE-9, PHASE-25, PHASE-30. */
function faultOfTurn(table, by, takes) {
	if (takes === "attack") return faultOfAttacking(table, by);
	if (takes === "nothing") return faultOfFree(table, by);
	if (takes === "release") return fighterOf(table, by).releasing ? void 0 : "wrong-phase";
	return faultOfSpending(table, by, takes);
}
/** What forbids a deed in the own turn. */
function faultOfDeed(table, by, deed, act) {
	const me = fighterOf(table, by);
	const isInDouble = deed.takes(act) === "attack" && me.attacksLeft > 0;
	return faultOfTurn(table, by, deed.takes(act)) ?? deed.limits?.(table, me, act) ?? (isInDouble ? void 0 : deed.timing?.(table, me, act)) ?? deed.means?.(table, me, act) ?? (isInDouble && deed.repeats?.(me, act) ? excused(me, "same-ability") : void 0) ?? deed.forbidden?.(table, me, act) ?? deed.aim?.(table, me, act) ?? faultOfCost(me, deed.costs?.(me, act) ?? {});
}
/** What forbids to ready a deed now; a readied minor action needs the minor action, but does not use it. */
function faultOfReadying(table, by, deed, act) {
	const me = fighterOf(table, by);
	return (deed.takes(act) === "minor" ? faultOfSpending(table, by, "minor") : void 0) ?? deed.timing?.(table, me, act) ?? deed.means?.(table, me, act) ?? deed.forbidden?.(table, me, act) ?? faultOfCost(me, deed.costs?.(me, act) ?? {});
}
/** What forbids a readied deed when it would be done: neither phase nor turn count then. */
function faultOfPerforming(table, by, deed, act) {
	const me = fighterOf(table, by);
	return deed.means?.(table, me, act) ?? deed.forbidden?.(table, me, act) ?? deed.aim?.(table, me, act) ?? faultOfCost(me, deed.costs?.(me, act) ?? {});
}
// shared/src/hex/line.ts
/** How far the two lines of sight are moved off the one between the centres. Source: cases/FORMAT.md. */
const NUDGE = 1e-6;
/** The i-th of `length` steps along the line from `a` to `b`, moved by (nudge, 2 nudge, -3 nudge). */
function sample(a, b, i, length, nudge) {
	const part = i / length;
	return round(a[0] + (b[0] - a[0]) * part + nudge, a[1] + (b[1] - a[1]) * part + 2 * nudge);
}
/**
* The hexes on the line from `a` to `b`, both included. Between the ends the line is moved by
* (nudge, 2 nudge, -3 nudge) in cube coordinates, so that it never runs along an edge. Source: cases/FORMAT.md.
*/
function line$1(a, b, nudge = NUDGE) {
	const length = distance(a, b);
	const hexes = [a];
	for (let i = 1; i < length; i++) hexes.push(sample(a, b, i, length, nudge));
	if (length > 0) hexes.push(b);
	return hexes;
}
/** Those of the two lines of sight between two hexes that meet no wall, first the one moved by +, ends left out. */
function sightLines(map, a, b) {
	return [NUDGE, -1e-6].filter((nudge) => isClear(map, a, b, nudge)).map((nudge) => line$1(a, b, nudge).slice(1, -1));
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
// shared/src/rulesets/phases/book/sight.ts
/** Nearer than this to the attacker, a hex gives no cover: PHASE-R21. */
const COVER_FROM = 2;
/** Whether one hex is seen from another; nobody stands in the way: PHASE-R20. */
function sees({ map }, from, to) {
	return hasLineOfSight(map, from, to);
}
/** Whether a hex has cover against somebody in another. */
function hasCover({ map }, from, at) {
	const [line] = sightLines(map, from, at);
	if (!line) return false;
	return [...line, at].some((hex) => isCover(map, hex) && distance(from, hex) >= COVER_FROM);
}
/** Whether an enemy in the fight stands next to somebody: PHASE-R17. */
function isEngaged(table, { side, at }) {
	const isFelt = (other) => !other.hidden && other.side !== side;
	return within(table, at, 1).some((other) => isFelt(other) && isAdjacent(other.at, at));
}
/** What keeps somebody from what is so far away at most, and (unless that does not matter) to be seen. */
function faultOfDistance(table, from, to, most, { needsSight = true, by } = {}) {
	const away = distance(from, to);
	if (away > most) {
		const fault = excused(by, {
			code: "out-of-range",
			say: TEXT.refusals.outOfRange(away, most)
		});
		if (fault) return fault;
	}
	return needsSight && !sees(table, from, to) ? excused(by, "no-line-of-sight") : void 0;
}
/** Whether somebody is hidden from an enemy: beyond the next hex nobody can be addressed who hides. */
function isHiddenFrom(me, other) {
	return has(other, "hidden") && other.side !== me.side && distance(me.at, other.at) > 1;
}
/** Whom one may attack or address: anybody else in the fight. */
function isTarget(table, me, target) {
	return target !== me && isStanding(table, target);
}
/** What keeps somebody from addressing an enemy (or, of an attack, anybody else) within so many hexes. */
function faultOfTarget(table, me, target, most) {
	const other = findFighter(table, target);
	if (!other || !isTarget(table, me.id, target)) return "no-such-target";
	return faultOfDistance(table, me.at, other.at, most, { by: me }) ?? (isHiddenFrom(me, other) ? "hidden-target" : void 0);
}
// shared/src/rulesets/phases/book/reactions.ts
/** Whether somebody can react at all now: once per turn, and not stunned or held. */
function canReact(table, id) {
	const me = findFighter(table, id);
	if (!me || me.defeated || me.reactionUsed) return false;
	return !has(me, "stunned") && !has(me, "grappled") && !isGrappled(table, id);
}
/** Whether somebody has a reaction and can pay for it. */
function mayUse(table, id, reaction) {
	const me = findFighter(table, id);
	if (!me || !canReact(table, id) || !me.reactions.includes(reaction)) return false;
	return !me.used.includes(reaction) && me.focus >= reactionOf(me, reaction).focus;
}
/** Pays for a reaction and notes it; what is 1/round is used up. */
function useReaction(table, id, reaction) {
	const me = fighterOf(table, id);
	const { focus, oncePerRound } = reactionOf(me, reaction);
	pay$1(table, id, { focus });
	me.reactionUsed = true;
	if (oncePerRound) me.used = [.../* @__PURE__ */ new Set([...me.used, reaction])].sort();
	emit(table, {
		type: "reacted",
		by: id,
		reaction
	});
}
/** What 1/round reactions somebody has used up is open again; a full attack is not: PHASE-R54. */
function refreshReactions(me) {
	me.used = me.used.filter((used) => !Object.hasOwn(REACTIONS, used));
}
const STRIKING_BACK = {
	weapon: optional(weaponId),
	consume: optional(flag)
};
/** Whether a weapon would do to answer somebody with: PHASE-R39. */
function answersWith(table, me, weapon, foe) {
	const known = weaponOf(me, weapon);
	if (!known) return false;
	const { reach, blast, mp } = known;
	const other = findFighter(table, foe);
	if (!other || reach === void 0 || distance(me.at, other.at) > reach) return false;
	if (isSlow(known) || blast !== void 0 || faultOfArm(me, weapon)) return false;
	if (faultOfCondition(me, weapon)) return false;
	return !faultOfTarget(table, me, foe, reach) && !faultOfCost(me, { mp: mp ?? 0 });
}
function answersTo(table, id, foe) {
	const me = findFighter(table, id);
	return me ? me.weapons.filter((weapon) => answersWith(table, me, weapon, foe)) : [];
}
function strikingBack(table, id, foe, option) {
	if (!mayUse(table, id, option)) return [];
	const weapons = answersTo(table, id, foe);
	if (weapons.length === 0) return [];
	const check = (act) => faultOfStrikingBack(table, id, foe, act);
	const isMarked = has(fighterOf(table, foe), "marked");
	const variants = () => weapons.flatMap((weapon) => isMarked ? [{ weapon }, {
		weapon,
		consume: true
	}] : [{ weapon }]);
	return [offer(option, STRIKING_BACK, variants, check)];
}
function faultOfStrikingBack(table, id, foe, { weapon, consume }) {
	const me = fighterOf(table, id);
	if (weapon !== void 0 && !me.weapons.some((own) => own === weapon)) return "no-such-item";
	if (!(weapon === void 0 || answersTo(table, id, foe).some((own) => own === weapon))) return "out-of-range";
	return consume && !has(fighterOf(table, foe), "marked") ? "not-marked" : void 0;
}
/** To hit back after a hit: PHASE-81. */
function counterattackChoice(table, id, foe) {
	return isStanding(table, foe) ? strikingBack(table, id, foe, "counterattack") : [];
}
/** To strike at an enemy who starts to move: PHASE-85. */
function opportunityChoice(table, id, mover) {
	return isStanding(table, mover) ? strikingBack(table, id, mover, "opportunity") : [];
}
/** With what somebody strikes back, as it has answered: the first weapon that would do, unless it names one. */
function strikeOf(table, id, foe, answer) {
	const { weapon: chosen, consume } = readValues(STRIKING_BACK, answer) ?? {};
	const usable = answersTo(table, id, foe);
	const weapon = usable.find((own) => own === chosen) ?? usable[0];
	return weapon && {
		weapon,
		target: foe,
		...consume && { consume }
	};
}
const INTERPOSING = {
	path: optional(path),
	take: optional(flag)
};
/** To step in for an ally before the roll: PHASE-83. */
function interposeChoice(table, id, attack) {
	const [me, ally] = [findFighter(table, id), findFighter(table, attack.target ?? "")];
	if (!me || !ally || ally.defeated || id === attack.by || id === ally.id || ally.id === attack.by) return [];
	if (!findFighter(table, attack.by)) return [];
	if (me.side !== ally.side || distance(me.at, ally.at) > reactionOf(me, "interpose").within) return [];
	if (!mayUse(table, id, "interpose")) return [];
	const check = (act) => faultOfInterposing(table, me, ally.at, act);
	return [offer("interpose", INTERPOSING, () => waysIn(table, me, ally.at), check)];
}
/** Every hex next to the ally that it may shift to, and staying where it is. */
function waysIn(table, me, at) {
	const ways = isAdjacent(me.at, at) ? [{}] : [];
	for (const { path: way } of pathsOf(table, me, reactionOf(me, "interpose").shift, "shift")) if (isAdjacent(way.at(-1) ?? me.at, at)) ways.push({ path: way });
	return ways.length > 0 ? ways : [{}];
}
function faultOfInterposing(table, me, at, { path: way = [], take }) {
	const { shift: far } = reactionOf(me, "interpose");
	const isOff = way.length > 0 && faultOfPath(table, me, way, far, "shift");
	if (isOff) return isOff;
	return take && !isAdjacent(way.at(-1) ?? me.at, at) ? "out-of-range" : void 0;
}
/** The shift, and whether it becomes the target: then range, sight and cover are not looked at again (PHASE-84). */
function* interpose(table, id, attack, answer) {
	const { path: way = [], take } = readValues(INTERPOSING, answer) ?? {};
	useReaction(table, id, "interpose");
	reveal(table, id);
	yield* shift(table, id, way);
	const at = findFighter(table, attack.target ?? "")?.at;
	const isNear = at !== void 0 && isAdjacent(fighterOf(table, id).at, at);
	const ally = attack.target;
	if (isNear && take !== false) {
		attack.target = id;
		attack.interposed = true;
	}
	const taken = attack.target === id;
	emit(table, {
		type: "interposed",
		by: id,
		...ally && { target: ally },
		taken,
		clause: "PHASE-83"
	});
	return {
		by: id,
		reacts: "interpose"
	};
}
const SCATTERING = { path };
/** How far one gets away: half the speed, at least a hex: section 7.4. */
function scatterOf({ speed }) {
	return Math.max(1, Math.ceil(speed / 2));
}
/** To get away after harm from another. */
function scatterChoice(table, id) {
	const me = findFighter(table, id);
	if (!me || !mayUse(table, id, "scatter")) return [];
	const variants = () => [...pathsOf(table, me, scatterOf(me), "shift")];
	if (variants().length === 0) return [];
	return [offer("scatter", SCATTERING, variants, ({ path: way }) => faultOfPath(table, me, way, scatterOf(me), "shift"))];
}
function* scatter(table, id, answer) {
	const { path: way = [] } = readValues(SCATTERING, answer) ?? {};
	useReaction(table, id, "scatter");
	yield* shift(table, id, way);
	return {
		by: id,
		reacts: "scatter"
	};
}
/** To turn a blow aside before the roll: section 7.4. */
function deflectChoice(table, id) {
	return mayUse(table, id, "deflect") ? [{ option: "deflect" }] : [];
}
function deflect(table, id, attack) {
	useReaction(table, id, "deflect");
	attack.deflected = true;
	return {
		by: id,
		reacts: "deflect"
	};
}
// shared/src/rulesets/phases/book/surge.ts
/** What a surge costs at each level, in stress: dice and a fixed part. */
const PRICES = [
	{
		dice: 0,
		sides: 3,
		bonus: 2
	},
	{
		dice: 1,
		sides: 3,
		bonus: 1
	},
	{
		dice: 1,
		sides: 6,
		bonus: 2
	},
	{
		dice: 1,
		sides: 6,
		bonus: 4
	}
];
/** The one surge of a battle in restricted mode: PHASE-26. */
const FLAT = {
	dice: 1,
	sides: 6,
	bonus: 1
};
/** The dice of somebody's next surge. */
function priceOf({ surgeMode }, { surgeLevel }) {
	return surgeMode === "restricted" ? FLAT : PRICES[surgeLevel] ?? PRICES[3];
}
/** What is left of that for those whose blood is quick. */
function eased({ surgeMode }, me, price) {
	if (!me.traits.includes("quick-blood")) return price;
	return surgeMode === "restricted" ? half(price) : Math.max(1, price - traitOf(me, "quick-blood").amount);
}
/** The dice of the next surge as a table writes them; null for those who never surge. */
function priceTextOf(options, me) {
	if (!me.pc) return null;
	const { dice, sides, bonus } = priceOf(options, me);
	if (dice === 0) return `${eased(options, me, bonus)}`;
	const isEased = me.traits.includes("quick-blood");
	if (options.surgeMode === "restricted") return isEased ? `½ (${dice}d${sides}+${bonus})` : `${dice}d${sides}+${bonus}`;
	const rest = isEased ? bonus - traitOf(me, "quick-blood").amount : bonus;
	return rest === 0 ? `${dice}d${sides}` : `${dice}d${sides}${rest > 0 ? "+" : ""}${rest}`;
}
/** Where a surge level starts: PHASE-24. */
function surgeStartOf({ options }, { pc }) {
	return pc ? options.surgeStart : 0;
}
/** Whether somebody may surge: after its first turn, once per round (restricted: per battle). */
function maySurge({ pc, acted, surged }) {
	return pc && acted && !surged;
}
/** The stress of a surge, before anything else of the turn; then the level rises. */
function* paySurge(table, id) {
	const me = fighterOf(table, id);
	me.surged = true;
	me.inSurge = true;
	const { dice, sides, bonus } = priceOf(table.options, me);
	const price = eased(table.options, me, (dice > 0 ? roll(table, sides) : 0) + bonus);
	emit(table, {
		type: "surged",
		by: id,
		price,
		clause: "PHASE-22"
	});
	yield* harm(table, id, id, { stress: price });
	if (table.options.surgeMode === "restricted" || !isStanding(table, id)) return;
	me.surgeLevel = Math.min(3, me.surgeLevel + 1);
}
/** What of surging a new round brings back: in restricted mode nothing. */
function refreshSurge({ options }, me) {
	if (options.surgeMode !== "restricted") me.surged = false;
}
// shared/src/rulesets/phases/book/abilities.ts
/** An ability's id, or any other word: whoever names what they do not have is told so, and no more. */
const abilityId = {
	...thing(ABILITIES),
	shape: text(40, 1).shape,
	initial: ""
};
/** Abilities of the document's section 7.2 but for those that are channeled. */
const USE = {
	params: {
		ability: abilityId,
		target: optional(fighter$1),
		at: optional(hex),
		weapon: optional(weaponId)
	},
	understand: (act) => isWhole$1(act) ? act : void 0,
	variants: waysToUse,
	takes({ ability }) {
		const as = isAbility(ability) ? ABILITIES[ability].use.as : "free";
		if (as === "minor") return "minor";
		return as === "free" ? "nothing" : "standard";
	},
	timing(table, me, { ability }) {
		const use = isAbility(ability) ? ABILITIES[ability].use : { as: "free" };
		if (use.as === "action") return faultOfPhase(table, me, use.action);
		return use.as === "phase" ? faultOfTime(table, me, use.phase) : void 0;
	},
	means(_table, me, { ability, weapon }) {
		if (!isAbility(ability) || !me.abilities.includes(ability)) return "no-such-item";
		if (ability === "quick-load" && !me.unloaded.some((one) => one === weapon)) return "no-such-item";
		return me.spent.includes(ability) ? excused(me, "no-uses") : void 0;
	},
	forbidden(table, me, { ability }) {
		if (!isAbility(ability)) return void 0;
		if (ABILITIES[ability].class === "spell" && has(me, "silenced") && !isWaived(me, "prevented")) return "prevented";
		const isStuck = has(me, "immobilized") || isGrappled(table, me.id);
		return ability === "leap" && isStuck ? excused(me, "prevented") : void 0;
	},
	aim: faultOfAim$1,
	costs: (me, { ability }) => costsOf(me, ability),
	*run(table, step, act) {
		const { ability } = act;
		if (!isAbility(ability)) return void 0;
		const { limit, use, class: of } = ABILITIES[ability];
		emit(table, {
			type: "used",
			by: step.by,
			...act.target && { target: act.target },
			ability
		});
		const me = fighterOf(table, step.by);
		if (limit) me.spent = [.../* @__PURE__ */ new Set([...me.spent, ability])].sort();
		const harmed = yield* takeEffect(table, step, ability, act);
		const acts = use.as === "action" ? [use.action] : [];
		return {
			by: step.by,
			acts,
			casts: of === "spell",
			harmed
		};
	}
};
/** What an ability costs, whether it is used or channeled. */
function costsOf(me, ability) {
	const { mp, focus } = isAbility(ability) ? abilityOf(me, ability) : {
		mp: 0,
		focus: 0
	};
	return {
		mp,
		focus
	};
}
function faultOfAim$1(table, me, { ability, target = "", at }) {
	if (ability === "leap") return at && faultOfLeap(table, me, at);
	const other = findFighter(table, target);
	const isAlly = other?.side === me.side;
	if (ability === "barrier") {
		if (!other || other.defeated || !isAlly) return "no-such-target";
		return faultOfDistance(table, me.at, other.at, abilityOf(me, ability).within);
	}
	if (ability !== "taunt" && ability !== "hush") return void 0;
	return isAlly ? "no-such-target" : faultOfTarget(table, me, target, me.scope);
}
/** A leap is no movement: it has refusals of its own, in an order of its own. */
function faultOfLeap(table, me, at) {
	if (!isOpenGround(table.map, at)) return "blocked";
	return occupant(table, at) ? "occupied" : faultOfDistance(table, me.at, at, abilityOf(me, "leap").within);
}
/** Gives whom it has harmed. */
function* takeEffect(table, { by }, ability, { target = "", at, weapon }) {
	const me = fighterOf(table, by);
	const clause = "PHASE-14";
	switch (ability) {
		case "brace":
			gain(table, by, "focus", abilityOf(me, ability).amount, { clause });
			shieldOthers(table, by);
			break;
		case "barrier":
			gain(table, target, "focus", abilityOf(me, ability).amount, { clause: "PHASE-15" });
			break;
		case "leap":
			if (at && occupant(table, at)) yield* comeUpon(table, by, at);
			else if (at) place(table, by, at, "leapt");
			break;
		case "second-breath":
			lose(table, by, "stress", abilityOf(me, ability).amount, "PHASE-16");
			break;
		case "war-spin":
			me.spinning = true;
			break;
		case "quick-load":
			me.unloaded = me.unloaded.filter((one) => one !== weapon);
			break;
		case "still-winter":
			stillWinter(table, me);
			break;
		case "taunt":
		case "hush": return yield* forceSave(table, by, target, ability);
	}
	return [];
}
/** A mind save against its user, who is hidden no longer: PHASE-R14. Gives whom it has harmed. */
function* forceSave(table, by, target, ability) {
	const { amount } = abilityOf(fighterOf(table, by), "taunt");
	reveal(table, by);
	if (!isStanding(table, target) || save(table, target, "mind", by, "PHASE-R5")) return [];
	if (ability === "hush") {
		afflict(table, target, "silenced", by, nextTurnOf(fighterOf(table, target)));
		return [];
	}
	if (!(yield* harm(table, target, by, { stress: amount }))) return [];
	concentrate(table, target, by);
	return [target];
}
/** Calms the whole side: PHASE-27. */
function stillWinter(table, me) {
	for (const { id } of [me, ...alliesOf(table, me)]) {
		const one = fighterOf(table, id);
		if (table.options.surgeMode === "restricted") {
			lose(table, id, "stress", one.stress, "PHASE-27");
			one.calm = true;
		} else one.surgeLevel = surgeStartOf(table, one);
		touch(table, id);
	}
	emit(table, {
		type: "calmed",
		by: me.id,
		clause: "PHASE-27"
	});
}
/** It names what it needs; what is channeled is not used: PHASE-40. */
function isWhole$1({ ability, target, at, weapon }) {
	if (!isAbility(ability)) return true;
	const { use: how, needs } = ABILITIES[ability];
	if (how.as === "channel") return false;
	return needs === void 0 || {
		target,
		at,
		weapon
	}[needs] !== void 0;
}
function* waysToUse(table, by) {
	const me = fighterOf(table, by);
	for (const ability of me.abilities) {
		const { use: how, needs } = ABILITIES[ability];
		if (how.as === "channel" || USE.timing?.(table, me, { ability })) continue;
		if (needs === void 0) yield { ability };
		else if (needs === "weapon") for (const weapon of me.unloaded) yield {
			ability,
			weapon
		};
		else if (needs === "at") for (const at of range(me.at, abilityOf(me, "leap").within)) yield {
			ability,
			at
		};
		else for (const target of aimsOf(table, me, ability)) yield {
			ability,
			target
		};
	}
}
function aimsOf(table, me, ability) {
	const most = ability === "barrier" ? abilityOf(me, ability).within : me.scope;
	return standing(table).filter(({ at }) => distance(at, me.at) <= most).map(({ id }) => id);
}
/** What the defences of the stunned count as: PHASE-R13. */
const STUNNED_DEFENCE = 5;
/** An attack by the step on top of the stack, costs paid: its rolls and effects (section 5). Gives what it was. */
function* attackWith(table, step, arm, aim, windows) {
	const { by } = step;
	const attack = attackOf(fighterOf(table, by), arm);
	reveal(table, by);
	const isMarkSpent = aim.consume === true && aim.target !== void 0;
	if (isMarkSpent && aim.target) relieve(table, aim.target, "marked");
	Object.assign(step, {
		arm,
		hasEdge: isMarkSpent,
		isBlast: aim.at !== void 0
	});
	const roll = (target) => rollFor(table, step, arm, target, windows);
	const hits = aim.at ? yield* blast(table, by, attack, aim.at, roll) : yield* single(table, by, attack, aim.target, roll);
	if (attack.reloading) unload(table, by, arm);
	const { class: of, action } = attack;
	return {
		by,
		acts: [...action ? [action] : [], ...step.completes ? ["full-attack"] : []],
		attacks: true,
		casts: of === "spell",
		hits
	};
}
function* single(table, by, attack, target, roll) {
	if (target === void 0) return [];
	const rolled = yield* roll(target);
	if (!rolled?.isHit) return [];
	return [yield* apply(table, by, attack, rolled, rollDamage(table, attack.damage, rolled.isCritical))];
}
/** Everybody around a hex who is seen from it: PHASE-R30. Damage is rolled once for all. */
function* blast(table, by, attack, at, roll) {
	const rolls = [];
	for (const target of victimsOf(table, at, attack.blast)) {
		const rolled = yield* roll(target);
		if (rolled?.isHit) rolls.push(rolled);
	}
	if (rolls.length === 0) return [];
	const [plain, critical] = rollBlast(table, attack.damage, rolls);
	const hits = [];
	for (const id of oneByOne(table)) for (const rolled of rolls.filter(({ target }) => target === id)) hits.push(yield* apply(table, by, attack, rolled, rolled.isCritical ? critical : plain));
	return hits;
}
/** Those in a blast that goes so far, in combat order: only they who are seen from its centre. */
function victimsOf(table, at, far = 0) {
	const near = new Set(within(table, at, far).map(({ id }) => id));
	return [...oneByOne(table)].filter((id) => near.has(id) && sees(table, at, fighterOf(table, id).at));
}
/** The window before the roll, then the roll: undefined if there is nobody left to roll, or to roll against. */
function* rollFor(table, step, arm, target, windows) {
	Object.assign(step, {
		target,
		interposed: false,
		deflected: false
	});
	if (!isStanding(table, step.by) || !isStanding(table, target)) return void 0;
	emit(table, {
		type: "aimed",
		by: step.by,
		target,
		arm
	});
	if (target !== step.by) yield* windows.targeted(table, step);
	const final = step.target ?? target;
	if (!isStanding(table, step.by) || !isStanding(table, final)) return void 0;
	const [me, other] = [fighterOf(table, step.by), fighterOf(table, final)];
	const thrown = throwDie(table, edgesOf(table, me, other, step), me.grit);
	const defence = defenceOf(me, other, arm);
	const isHit = thrown.total >= defence;
	const isCritical = isHit && thrown.total >= 20;
	const told = {
		...thrown,
		bonus: me.grit,
		arm,
		hits: isHit,
		critical: isCritical
	};
	emit(table, {
		type: "attacked",
		by: step.by,
		target: final,
		...told,
		clause: clauseOf(attackOf(me, arm))
	});
	return {
		target: final,
		isHit,
		isCritical
	};
}
function clauseOf({ action }) {
	if (action === "grapple") return "PHASE-56";
	if (action === "shove") return "PHASE-58";
	return action === "fight" ? "PHASE-54" : action === "full-attack" ? "PHASE-64" : "PHASE-49";
}
/** What a roll has to reach. */
function defenceOf(me, target, arm) {
	if (has(target, "stunned")) return STUNNED_DEFENCE;
	return attackOf(me, arm).arcane ? target.adef : target.dodge;
}
/** How many edges more than snags a roll has: PHASE-R2. */
function edgesOf(table, me, target, step) {
	const arm = attackOf(me, step.arm ?? "improvised-weapon");
	const isRanged = arm.form === "ranged";
	const isExposed = !isRanged || step.isBlast || step.interposed;
	const snags = (arm.snags ?? 0) + (isRanged && !me.slipping && isEngaged(table, me) ? 1 : 0) + (target.defending ? 1 : 0) + (!isExposed && hasCover(table, me.at, target.at) ? 1 : 0) + (step.deflected ? reactionOf(target, "deflect").snags : 0);
	return (arm.edges ?? 0) + (step.hasEdge ? 1 : 0) + (has(target, "prone") ? 1 : 0) + (arm.action === "shove" ? stepsLarger(me, target) : 0) - snags + dazeOf(me);
}
/** Dice and bonus; of a critical the best half of twice as many: PHASE-R4. */
function rollDamage(table, sum, isCritical) {
	if (!sum) return 0;
	const { dice, sides, bonus } = sum;
	return best(rollMany(table, isCritical ? 2 * dice : dice, sides), dice) + bonus;
}
function best(dice, count) {
	return [...dice].sort((a, b) => b - a).slice(0, count).reduce((sum, die) => sum + die, 0);
}
/** The damage of a blast, and that of its criticals, which add as many dice again: section 5. */
function rollBlast(table, sum, rolls) {
	if (!sum) return [0, 0];
	const { dice, sides, bonus } = sum;
	const first = rollMany(table, dice, sides);
	const second = rolls.some(({ isCritical }) => isCritical) ? rollMany(table, dice, sides) : [];
	return [best(first, dice) + bonus, best([...first, ...second], dice) + bonus];
}
/** What a hit does, in the order of section 5: damage, stress, discord, conditions, push, then the concentration save. */
function* apply(table, by, attack, { target, isCritical }, amount) {
	const { damage, stress, discord = 0, pushes, onCritical, action } = attack;
	const isHurt = damage && (yield* harm(table, target, by, { damage: {
		amount,
		type: damage.type
	} }));
	tellSetDie(table, target);
	const isUp = () => isStanding(table, target);
	const strain = stress && isUp() ? sumOf$1(table, stress) : 0;
	const isStrained = strain > 0 && (yield* harm(table, target, by, { stress: strain }));
	tellSetDie(table, target);
	const isJarred = discord > 0 && (yield* harm(table, target, by, { discord }));
	if (isCritical && onCritical && isUp()) afflict(table, target, onCritical, by, nextTurnOf(fighterOf(table, target)));
	if (action === "grapple") join(table, by, target);
	if (action === "shove") yield* shove$1(table, by, target);
	if (pushes && isUp()) yield* push(table, by, target);
	const isFelt = isHurt === true || isStrained === true || isJarred === true;
	if (isFelt) concentrate(table, target, by);
	return {
		target,
		isFelt
	};
}
function sumOf$1(table, { dice, sides, bonus }) {
	let total = bonus;
	for (let rolled = 0; rolled < dice; rolled++) total += roll(table, sides);
	return total;
}
/** What a shove that hit does: its maker chooses among what would do anything. */
function* shove$1(table, by, target) {
	const ways = (seen) => {
		const other = findFighter(seen, target);
		if (!other || other.defeated) return [];
		return [...has(other, "prone") ? [] : ["prone"], ...canPush(seen, by, target) ? ["push"] : []];
	};
	const choices = (seen) => {
		const open = ways(seen);
		return open.length > 1 ? open.map((option) => ({ option })) : [];
	};
	const way = (yield* ask({
		for: by,
		kind: "shove",
		choices,
		concerns: (seen) => choices(seen).length > 0,
		fallback: { option: "push" }
	}))?.option ?? ways(seenBy(table, eyesOf(by)))[0];
	if (way === "push") yield* push(table, by, target);
	else if (way === "prone") afflict(table, target, "prone", by);
}
/** A reloading weapon is empty after each attack with it, hit or miss: section 7.1. */
function unload(table, by, arm) {
	const me = findFighter(table, by);
	if (!me || me.unloaded.includes(arm)) return;
	me.unloaded = [...me.unloaded, arm].sort();
}
// shared/src/rulesets/phases/book/brawl.ts
/** Volley and Fight, by the weapon: PHASE-17, PHASE-49, PHASE-54; and what everybody can: PHASE-50, PHASE-55. */
const ATTACK_PARAMS = {
	weapon: weaponId,
	target: optional(fighter$1),
	at: optional(hex),
	consume: optional(flag),
	then: optional(fighter$1)
};
const ATTACK = {
	params: ATTACK_PARAMS,
	understand: (act, table, by) => isAimed(findFighter(table, by), act) ? act : void 0,
	variants: waysToAttack,
	takes: () => "attack",
	limits: (_table, me, { weapon, then }) => then !== void 0 && me.linkedOff.some((one) => one === weapon) ? "once-per-turn" : void 0,
	timing: (table, me, { weapon }) => {
		const action = weaponOf(me, weapon)?.action;
		return action && action !== "full-attack" ? faultOfPhase(table, me, action) : void 0;
	},
	means: (_table, me, { weapon }) => faultOfArm(me, weapon),
	repeats: (me, { weapon }) => me.attackedWith.some((one) => isSameAbility(me, one, weapon)),
	forbidden: (_table, me, { weapon }) => weaponOf(me, weapon) ? faultOfCondition(me, weapon) : void 0,
	aim: faultOfAim,
	costs: (me, { weapon }) => ({ mp: weaponOf(me, weapon)?.mp ?? 0 }),
	*run(table, step, { weapon, then, ...aim }, windows) {
		if (!weaponOf(fighterOf(table, step.by), weapon)) return void 0;
		noteWeapon(table, step, weapon);
		return yield* attackWith(table, step, weapon, aim, windows);
	},
	next: (table, { by }, { weapon, then }) => then !== void 0 ? linkedAttack(table, by, weapon, then) : void 0
};
/** Whether two attacks use the same ability or one linked pair; what is improvised is no ability: PHASE-R42. */
function isSameAbility(me, one, other) {
	if (IMPROVISED.includes(one)) return false;
	return one === other || weaponOf(me, one)?.linked === other || weaponOf(me, other)?.linked === one;
}
/** What is used in an open double full attack: of a linked pair, one stands for both. */
function noteWeapon(table, { by, name }, weapon) {
	const me = fighterOf(table, by);
	const isNoted = me.attackedWith.some((one) => isSameAbility(me, one, weapon));
	if (name === "attack" && !isNoted) me.attackedWith = [...me.attackedWith, weapon];
}
/** The attack with the other weapon of a pair, unless it has become illegal by now: PHASE-R29. */
function linkedAttack(table, by, weapon, target) {
	if (!isStanding(table, by)) return void 0;
	const me = fighterOf(table, by);
	const linked = weaponOf(me, weapon)?.linked;
	if (!linked) return void 0;
	touch(table, by);
	me.linkedOff = [
		...me.linkedOff,
		weapon,
		linked
	];
	const next = {
		weapon: linked,
		target
	};
	return faultOfLinked(table, me, linked, target) ?? faultOfCost(me, ATTACK.costs?.(me, next) ?? {}) ? void 0 : next;
}
function faultOfLinked(table, me, linked, target) {
	return faultOfArm(me, linked) ?? faultOfCondition(me, linked) ?? faultOfTarget(table, me, target, rangeOf(me, linked));
}
/** Target, range, sight and mark, of the linked attack too: PHASE-R22, PHASE-R28, PHASE-R29, PHASE-R30. */
function faultOfAim(table, me, { weapon, target, at, consume, then }) {
	const known = weaponOf(me, weapon);
	if (!known) return "no-such-item";
	if (at) return faultOfCentre(table, me, at, rangeOf(me, weapon)) ?? (consume ? "not-marked" : void 0);
	const { linked } = known;
	return faultOfStrike(table, me, weapon, target ?? "", consume) ?? (then !== void 0 && linked ? faultOfLinked(table, me, linked, then) : void 0);
}
/** What keeps somebody from a blast around a hex: PHASE-R30. */
function faultOfCentre(table, me, at, most) {
	return isOnMap(table.map, at) ? faultOfDistance(table, me.at, at, most) : "out-of-range";
}
function faultOfStrike(table, me, arm, target, consume) {
	const fault = faultOfTarget(table, me, target, rangeOf(me, arm));
	if (fault) return fault;
	return consume && !has(fighterOf(table, target), "marked") ? "not-marked" : void 0;
}
/** A blast goes to a hex, all else at somebody; only a weapon of a pair leads on to another. */
function isAimed(me, { weapon, target, at, then }) {
	const { blast, linked } = (me && weaponOf(me, weapon)) ?? {};
	if (then !== void 0 && linked === void 0) return false;
	return blast === void 0 ? target !== void 0 && at === void 0 : at !== void 0 && !target;
}
function* waysToAttack(table, by) {
	const me = fighterOf(table, by);
	if (!me.standard && me.attacksLeft === 0) return;
	for (const weapon of [...me.weapons, ...IMPROVISED]) {
		if (!owns(me, weapon) || ATTACK.means?.(table, me, { weapon })) continue;
		if (me.attacksLeft === 0 && ATTACK.timing?.(table, me, { weapon })) continue;
		if (weaponOf(me, weapon)?.blast !== void 0) yield* centresFor(table, me, weapon);
		else yield* targetsFor(table, me, weapon);
	}
}
function* targetsFor(table, me, weapon) {
	const linked = weaponOf(me, weapon)?.linked;
	const others = standing(table).filter(({ id, at }) => id !== me.id && isNear$1(me, at, weapon));
	for (const other of others) {
		const target = other.id;
		yield {
			weapon,
			target
		};
		if (has(other, "marked")) yield {
			weapon,
			target,
			consume: true
		};
		if (linked) for (const { id } of others) yield {
			weapon,
			target,
			then: id
		};
	}
}
function isNear$1(me, at, weapon) {
	return distance(me.at, at) <= rangeOf(me, weapon);
}
function* centresFor(table, me, weapon) {
	const blast = weaponOf(me, weapon)?.blast;
	for (const at of centres(table, me, rangeOf(me, weapon), blast)) yield {
		weapon,
		at
	};
}
/** The hexes within range around which somebody else stands in a blast that goes so far. */
function centres(table, me, most, blast = 0) {
	const others = standing(table).filter(({ id }) => id !== me.id);
	return range(me.at, most).filter((at) => isOnMap(table.map, at) && others.some((other) => distance(other.at, at) <= blast));
}
const HOLD_PARAMS = {
	target: fighter$1,
	consume: optional(flag)
};
function holdOf(arm) {
	return {
		params: HOLD_PARAMS,
		variants: waysToHold,
		takes: () => "attack",
		timing: (table, me) => faultOfPhase(table, me, arm),
		forbidden: (_table, me) => faultOfCondition(me, arm),
		aim: (table, me, { target, consume }) => faultOfStrike(table, me, arm, target, consume),
		run: (table, step, act, windows) => attackWith(table, step, arm, act, windows)
	};
}
/** To seize somebody: PHASE-56. */
const GRAPPLE = holdOf("grapple");
/** To push or topple somebody: PHASE-58. */
const SHOVE = holdOf("shove");
function* waysToHold(table, by) {
	const { at } = fighterOf(table, by);
	for (const other of standing(table)) {
		if (other.id === by || !isStanding(table, other.id) || distance(at, other.at) > 1) continue;
		yield { target: other.id };
		if (has(other, "marked")) yield {
			target: other.id,
			consume: true
		};
	}
}
// shared/src/rulesets/phases/book/full-attack.ts
const FULL_ATTACK_PARAMS = {
	mode: oneOf$1(["slow", "double"]),
	weapon: optional(weaponId),
	target: optional(fighter$1),
	consume: optional(flag)
};
/** What it is known by among the things that are used up with the round. */
const USED = "full-attack";
/** What keeps somebody from any full attack. */
function faultOfRound(me) {
	return me.used.includes(USED) ? excused(me, "once-per-round") : void 0;
}
/** The full attack of the round is used up in which it is made: PHASE-R58. */
function useUp(table, by) {
	const me = fighterOf(table, by);
	me.used = [.../* @__PURE__ */ new Set([...me.used, USED])].sort();
}
/** Stunned, nobody makes one. */
function faultOfStun(me) {
	return has(me, "stunned") ? excused(me, "prevented") : void 0;
}
/** One blow with a slow weapon, or two attacks: PHASE-63. */
const FULL_ATTACK = {
	params: FULL_ATTACK_PARAMS,
	understand: (act, table, by) => isSlowBlow(findFighter(table, by), act) && (act.mode === "double" || act.target !== void 0) ? act : void 0,
	*variants(table, by) {
		yield { mode: "double" };
		for (const weapon of fighterOf(table, by).weapons) yield* slowBlows(table, by, weapon);
	},
	takes: () => "standard",
	limits: (_table, me) => faultOfStun(me),
	timing: (table, me) => faultOfPhase(table, me, "full-attack"),
	means: (_table, me, { mode, weapon = "" }) => faultOfRound(me) ?? (mode === "slow" ? faultOfArm(me, weapon, true) : void 0),
	forbidden: (_table, me, { mode, weapon = "" }) => faultOfStun(me) ?? (mode === "slow" && weaponOf(me, weapon) ? faultOfCondition(me, weapon) : void 0),
	aim: (table, me, { mode, weapon = "", ...act }) => mode === "slow" ? ATTACK.aim?.(table, me, {
		weapon,
		...act
	}) : void 0,
	*run(table, step, { mode, weapon = "", ...aim }, windows) {
		useUp(table, step.by);
		if (mode === "slow") return yield* attackWith(table, step, weapon, aim, windows);
		const me = fighterOf(table, step.by);
		me.attacksLeft = 2;
		me.attackedWith = [];
		emit(table, {
			type: "doubled",
			by: step.by,
			clause: "PHASE-65"
		});
	}
};
/** The slow mode takes a weapon, and a slow one: PHASE-64. */
function isSlowBlow(me, { mode, weapon }) {
	if (mode === "double" || weapon === void 0) return mode === "double";
	const known = me && weaponOf(me, weapon);
	return !known || isSlow(known);
}
function* slowBlows(table, by, weapon) {
	if (!isSlow(attackOf(fighterOf(table, by), weapon))) return;
	for (const id of table.order) {
		if (id === by) continue;
		yield {
			mode: "slow",
			weapon,
			target: id
		};
		const other = table.fighters[id];
		if (other && has(other, "marked")) yield {
			mode: "slow",
			weapon,
			target: id,
			consume: true
		};
	}
}
// shared/src/rulesets/phases/book/walking.ts
/**
* A movement that provokes, unless its maker slips: first those who strike at it, then it is looked at again, then it is
* made. `acted` is the basic action that it is; else it is (part of) the standard movement.
*/
function* walk(table, id, way, windows, acted) {
	const isSlipping = fighterOf(table, id).slipping;
	if (!isSlipping) yield* windows.settingOut(table, id);
	const me = findFighter(table, id);
	const budget = me ? acted ? me.speed : me.moveLeft : 0;
	const isLegal = () => me && !faultOfPath(seenBy(table, eyesOf(id)), me, way, budget, "walk");
	const isOff = !me || me.defeated || !isLegal();
	const from = me?.at ?? [0, 0];
	const how = isOff ? "not-made" : (yield* goAlong(table, id, way, "moved")) ? "ended" : "made";
	const to = findFighter(table, id)?.at ?? from;
	const went = !isSame$1(from, to) && !isSlipping && {
		from,
		to
	};
	if (how === "made" || how === "ended") pay(table, id, acted === void 0, how, way);
	return went || acted ? {
		by: id,
		...went && { went },
		...acted && { acts: [acted] }
	} : void 0;
}
/** What a standard movement takes of the turn. */
function pay(table, id, isStandard, how, way) {
	if (!isStandard) return;
	const me = fighterOf(table, id);
	const cost = way.reduce((sum, at) => sum + costOf(table, me, at), 0);
	touch(table, id);
	me.moved = true;
	me.moveLeft = how === "ended" ? 0 : Math.max(0, me.moveLeft - cost);
}
/** The standard movement, or a part of it: PHASE-10. */
const MOVE = {
	params: { path },
	takes: () => "movement",
	limits: (table, me) => faultOfStandardMovement(table, me.id),
	aim: (table, me, { path: way }) => faultOfPath(table, me, way, me.moveLeft, "walk"),
	*variants(table, by) {
		const me = fighterOf(table, by);
		if (me.moveLeft > 0 && !faultOfStandardMovement(table, by)) yield* pathsOf(table, me, me.moveLeft, "walk");
	},
	run: (table, { by }, { path: way }, windows) => walk(table, by, way, windows)
};
/** Whether this turn has a standard movement at all: PHASE-44, PHASE-R27. */
function faultOfStandardMovement(table, by) {
	const me = fighterOf(table, by);
	return !me.releasing || me.moved || me.moveLeft > 0 ? faultOfSpending(table, by, "movement") : "wrong-phase";
}
/** Standing up takes the whole standard movement and is none: PHASE-R15. */
const stand = action({
	check(table, by) {
		const me = fighterOf(table, by);
		const isOut = faultOfStandardMovement(table, by);
		if (isOut) return isOut;
		if (me.moved && !isWaived(me, "once-per-turn")) return "once-per-turn";
		return faultOfMoving(table, me) ?? (has(me, "prone") ? void 0 : "no-such-condition");
	},
	*run(table, by) {
		const me = fighterOf(table, by);
		spend(table, by, "movement");
		me.moved = true;
		me.moveLeft = 0;
		relieve(table, by, "prone");
		emit(table, {
			type: "stood",
			by,
			clause: "PHASE-R15"
		});
	}
});
// shared/src/rulesets/phases/book/reposition.ts
/** To hide: PHASE-51. What it brings and how it ends: PHASE-R14. */
const HIDE = {
	params: {},
	takes: () => "standard",
	timing: (table, me) => faultOfPhase(table, me, "hide"),
	*run(table, step) {
		afflict(table, step.by, "hidden", step.by);
		return {
			by: step.by,
			acts: ["hide"]
		};
	}
};
/** To move once more, or to slip past everybody: PHASE-52, PHASE-53. */
const RUSH = {
	params: {
		mode: oneOf$1(["move", "slip"]),
		path: optional(path)
	},
	understand: (act) => act.mode === "move" && act.path === void 0 ? void 0 : act,
	variants: waysToRush,
	takes: () => "standard",
	timing: (table, me) => faultOfPhase(table, me, "rush"),
	means: (table, me, { mode }) => mode === "move" ? faultOfMoving(table, me) : void 0,
	aim: (table, me, { mode, path: way }) => mode === "move" ? faultOfPath(table, me, way ?? [], me.speed, "walk") : void 0,
	*run(table, { by }, { mode, path: way = [] }, windows) {
		if (mode === "move") return yield* walk(table, by, way, windows, "rush");
		fighterOf(table, by).slipping = true;
		emit(table, {
			type: "slipping",
			by,
			clause: "PHASE-53"
		});
		return {
			by,
			acts: ["rush"]
		};
	}
};
function* waysToRush(table, by) {
	const me = fighterOf(table, by);
	yield { mode: "slip" };
	if (!me.standard || faultOfPhase(table, me, "rush")) return;
	for (const way of pathsOf(table, me, me.speed, "walk")) yield {
		mode: "move",
		...way
	};
}
// shared/src/rulesets/phases/book/skirmish.ts
const MARK_PARAMS = { target: fighter$1 };
/** To point somebody out: PHASE-46. */
const MARK = {
	params: MARK_PARAMS,
	variants: others,
	takes: () => "standard",
	timing: (table, me) => faultOfPhase(table, me, "mark"),
	aim: (table, me, { target }) => faultOfTarget(table, me, target, me.scope),
	*run(table, step, { target }) {
		afflict(table, target, "marked", step.by);
		return {
			by: step.by,
			acts: ["mark"]
		};
	}
};
function* others(table, by) {
	for (const { id } of standing(table)) if (id !== by) yield { target: id };
}
/** To uncover the hidden, or to learn what somebody or something is made of: PHASE-47, PHASE-48. It needs no sight (PHASE-R22). */
const SEARCH = {
	params: {
		mode: oneOf$1(["reveal", "learn"]),
		target: optional(fighter$1),
		at: optional(hex)
	},
	understand: named,
	variants: waysToSearch,
	takes: () => "standard",
	timing: (table, me) => faultOfPhase(table, me, "search"),
	aim(table, me, { mode, target, at }) {
		const other = target === void 0 ? void 0 : findFighter(table, target);
		if (mode === "reveal" && other && !has(other, "hidden")) return "no-such-condition";
		const to = target === void 0 ? objectAt(table, at) : isSearchable(me, other) ? other?.at : void 0;
		return to ? faultOfDistance(table, me.at, to, me.scope, { needsSight: false }) : "no-such-target";
	},
	*run(table, step, { mode, target, at }) {
		if (mode === "learn") learn(table, step.by, target ?? `${at}`);
		else if (target !== void 0) seekOut(table, step.by, target);
		return {
			by: step.by,
			acts: ["search"]
		};
	}
};
function isSearchable(me, other) {
	return other !== void 0 && !other.defeated && other.id !== me.id;
}
/** Walls and cover can be learned of, though nobody can attack them: PHASE-R43. */
function objectAt({ map }, at) {
	return at && (isWall(map, at) || isCover(map, at)) ? at : void 0;
}
function learn(table, by, what) {
	const me = fighterOf(table, by);
	if (!me.known.includes(what)) me.known = [...me.known, what].sort();
	emit(table, {
		type: "learned",
		by,
		...table.fighters[what] && { target: what },
		clause: "PHASE-48"
	});
}
function seekOut(table, by, target) {
	if (contest(table, [by, "mind"], [target, "agility"], "PHASE-47")) reveal(table, target);
}
/** Somebody or, to learn of it, something: just one of them. */
function named(act) {
	return act.target === void 0 !== (act.at === void 0) && (act.mode === "learn" || act.target !== void 0) ? act : void 0;
}
function* waysToSearch(table, by) {
	const me = fighterOf(table, by);
	for (const other of fightersOf(table)) {
		if (other.id === by || other.defeated || distance(me.at, other.at) > me.scope) continue;
		if (has(other, "hidden")) yield {
			mode: "reveal",
			target: other.id
		};
		if (!me.known.includes(other.id)) yield {
			mode: "learn",
			target: other.id
		};
	}
	for (const at of objectsOf(table)) if (!me.known.includes(`${at}`)) yield {
		mode: "learn",
		at
	};
}
function objectsOf({ map: { walls, cover } }) {
	return [...walls, ...cover.filter((at) => !walls.some((wall) => isSame$1(wall, at)))];
}
// shared/src/rulesets/phases/book/readiable.ts
/** Whether a plan that names nobody has to, as nobody else will be its target: only completed it can be read. */
const SOMEBODY = {
	actor: "somebody",
	path: [],
	at: [0, 0]
};
function readiable({ params, deed, complete, isSound = () => true, isBarred = () => false }) {
	const actOf = (me, plan, occasion) => {
		const given = readValues(params, plan);
		return given && complete(given, occasion, me);
	};
	return {
		read(me, plan, isAlone) {
			const given = readValues(params, plan);
			if (!given || !isSound(given, me)) return void 0;
			const occasion = isAlone ? {
				...SOMEBODY,
				actor: void 0
			} : SOMEBODY;
			if (!isBarred(given) && complete(given, occasion, me) === void 0) return void 0;
			return {
				...plan,
				...given
			};
		},
		faultNow(table, by, plan) {
			const given = readValues(params, plan);
			if (given && isBarred(given)) return "cannot-ready";
			const act = actOf(findFighter(table, by), plan, SOMEBODY);
			return act === void 0 ? "bad-input" : faultOfReadying(table, by, deed, act);
		},
		faultThen(table, by, plan, occasion) {
			const act = actOf(findFighter(table, by), plan, occasion);
			return act === void 0 ? "bad-input" : faultOfPerforming(table, by, deed, act);
		},
		*run(table, step, plan, occasion, carryOut) {
			const act = actOf(findFighter(table, step.by), plan, occasion);
			if (act !== void 0) yield* carryOut(table, step, deed, act);
		}
	};
}
const aimed = (given, { actor }) => {
	const target = given.target ?? actor;
	return target === void 0 ? void 0 : {
		...given,
		target
	};
};
const HOLD = {
	...HOLD_PARAMS,
	target: optional(fighter$1)
};
const MARKING = {
	...MARK_PARAMS,
	target: optional(fighter$1)
};
const attack = readiable({
	params: ATTACK.params,
	deed: ATTACK,
	isSound: ({ then }) => then === void 0,
	complete(given, occasion, me) {
		const isBlast = isAround(me, given.weapon);
		const at = given.at ?? occasion.at;
		const act = isBlast ? {
			...given,
			...at && { at }
		} : aimed(given, occasion);
		return act && isAimed(me, act) ? act : void 0;
	}
});
const hold = (deed) => readiable({
	params: HOLD,
	deed,
	complete: aimed
});
const [grapple, shove] = [hold(GRAPPLE), hold(SHOVE)];
/** The attacks that a double full attack can be made of: PHASE-65. */
const ATTACKS = {
	attack,
	grapple,
	shove
};
const FULL = {
	...FULL_ATTACK_PARAMS,
	attacks: optional(listOf(intent, 2)),
	at: optional(hex)
};
const DOUBLE = {
	mode: oneOf$1(["double"]),
	attacks: listOf(intent, 2)
};
const slow = readiable({
	params: FULL,
	deed: FULL_ATTACK,
	isSound: (given, me) => isSlowBlow(me, given) && given.attacks === void 0,
	complete: ({ mode, weapon, target, consume }, occasion) => aimed({
		mode,
		...weapon && { weapon },
		...target && { target },
		...consume && { consume }
	}, occasion)
});
/** A double full attack names both attacks, which follow one another: PHASE-R58. */
const double = {
	read(me, plan, isAlone) {
		const [first, second] = pairOf(plan)?.map((one) => ATTACKS[one.do]?.read(me, one, isAlone)) ?? [];
		return first && second ? {
			do: plan.do,
			mode: "double",
			attacks: [first, second]
		} : void 0;
	},
	faultNow(table, by, plan) {
		const me = fighterOf(table, by);
		const both = pairOf(plan) ?? [];
		const early = faultOfPhase(table, me, "full-attack") ?? faultOfRound(me);
		if (early) return early;
		const fault = both.map((one) => faultInDouble(table, by, one)).find((found) => found !== void 0);
		const [first, second] = both.map(({ weapon }) => weapon);
		const isSame = isNamed(first) && isNamed(second) && isSameAbility(me, first, second);
		return isItem(fault) ? fault : isSame ? "same-ability" : fault ?? faultOfStun(me) ?? faultOfBoth(table, by, both);
	},
	faultThen(table, by, plan, occasion) {
		const me = fighterOf(table, by);
		const faults = (pairOf(plan) ?? []).map((one) => ATTACKS[one.do]?.faultThen(table, by, one, occasion));
		const isAny = faults.some((fault) => fault === void 0);
		return faultOfRound(me) ?? faultOfStun(me) ?? (isAny ? void 0 : faults[0]);
	},
	*run(table, step, plan, occasion, carryOut) {
		useUp(table, step.by);
		for (const [index, one] of (pairOf(plan) ?? []).entries()) {
			const readied = ATTACKS[one.do];
			if (!readied || !isStanding(table, step.by)) return;
			if (readied.faultThen(table, step.by, one, occasion)) continue;
			step.completes = index === 1;
			yield* readied.run(table, step, one, occasion, carryOut);
		}
	}
};
function isNamed(weapon) {
	return typeof weapon === "string";
}
/** Whether somebody's weapon goes around a hex. */
function isAround(me, weapon) {
	return me !== void 0 && isNamed(weapon) && weaponOf(me, weapon)?.blast !== void 0;
}
/** Faults of having comes before the same ability, conditions and costs after it: PHASE-R49. */
function isItem(fault) {
	return fault === "no-such-item" || fault === "broken" || fault === "not-loaded" || fault === "needs-full-attack";
}
/** What forbids one of the two attacks now, whatever its own phase. */
function faultInDouble(table, by, plan) {
	const everyPhase = {
		...table,
		phase: "delay"
	};
	return ATTACKS[plan.do]?.faultNow(everyPhase, by, plan);
}
/** Both have to be paid for. */
function faultOfBoth(table, by, both) {
	const me = fighterOf(table, by);
	const mpOf = ({ weapon }) => isNamed(weapon) ? weaponOf(me, weapon)?.mp ?? 0 : 0;
	return faultOfCost(me, { mp: both.reduce((sum, one) => sum + mpOf(one), 0) });
}
function pairOf(plan) {
	const attacks = readValues(DOUBLE, plan)?.attacks;
	return attacks?.length === 2 ? [...attacks] : void 0;
}
const isDouble = ({ mode }) => mode === "double";
/** Everything that can be readied, by the name of its intent: PHASE-R41. */
const READIABLE = {
	attack,
	grapple,
	shove,
	"full-attack": {
		read: (me, plan, isAlone) => (isDouble(plan) ? double : slow).read(me, plan, isAlone),
		faultNow: (table, by, plan) => (isDouble(plan) ? double : slow).faultNow(table, by, plan),
		faultThen: (table, by, plan, occasion) => (isDouble(plan) ? double : slow).faultThen(table, by, plan, occasion),
		run: (table, step, plan, occasion, carryOut) => (isDouble(plan) ? double : slow).run(table, step, plan, occasion, carryOut)
	},
	mark: readiable({
		params: MARKING,
		deed: MARK,
		complete: aimed
	}),
	search: readiable({
		params: SEARCH.params,
		deed: SEARCH,
		isSound: ({ mode, target, at }) => !(target && at) && (mode === "learn" || !at),
		complete: (given, occasion) => given.at ? given : aimed(given, occasion)
	}),
	hide: readiable({
		params: HIDE.params,
		deed: HIDE,
		complete: (given) => given
	}),
	defend: readiable({
		params: DEFEND.params,
		deed: DEFEND,
		complete: (given) => given
	}),
	refresh: readiable({
		params: REFRESH.params,
		deed: REFRESH,
		complete: whole
	}),
	rush: readiable({
		params: RUSH.params,
		deed: RUSH,
		complete: ({ mode }, { path: way }) => {
			if (mode === "slip") return { mode };
			return way ? {
				mode,
				path: way
			} : void 0;
		}
	}),
	use: readiable({
		params: USE.params,
		deed: USE,
		isSound: ({ ability }) => !isAbility(ability) || ABILITIES[ability].use.as !== "channel",
		isBarred: ({ ability }) => isAbility(ability) && ABILITIES[ability].use.as === "free",
		complete(given, occasion) {
			const needs = isAbility(given.ability) ? ABILITIES[given.ability].needs : void 0;
			const at = given.at ?? occasion.at;
			const act = needs === "target" ? aimed(given, occasion) : needs === "at" && at ? {
				...given,
				at
			} : given;
			return act && isWhole$1(act) ? act : void 0;
		}
	})
};
/** What a readied plan needs to be told with the answer; undefined: nothing. */
function needsOf(me, plan) {
	if (plan.do === "rush" && plan.mode === "move") return "path";
	const { ability, weapon } = plan;
	return (typeof ability === "string" && isAbility(ability) && ABILITIES[ability].needs === "at" || isAround(me, weapon)) && plan.at === void 0 ? "at" : void 0;
}
// shared/src/rulesets/phases/book/ready.ts
const READY_PARAMS = {
	trigger: record$1({
		on: oneOf$1(TRIGGER_EVENTS),
		by: optional(fighter$1),
		action: optional(oneOf$1(BASIC_ACTIONS)),
		reaction: optional(oneOf$1([...REACTION_IDS, "ready"])),
		note: optional(text(200, 1))
	}),
	action: intent
};
/** Whose doing a trigger may wait for, beside one fighter's. */
const GROUPS = [
	"enemy",
	"ally",
	"any"
];
/** A trigger with what it leaves out; undefined if it makes no sense. */
function triggerOf(table, { trigger }) {
	const { on, by = "enemy", action: basic, note } = trigger;
	if (!(GROUPS.some((group) => group === by) || findFighter(table, by) !== void 0) || on === "acts" !== (basic !== void 0)) return void 0;
	if (on === "note" !== (note !== void 0) || on !== "reacts" && trigger.reaction) return void 0;
	return {
		...trigger,
		by
	};
}
/** To do something later, when something happens: PHASE-69. */
const READY = {
	params: READY_PARAMS,
	understand(act, table, by) {
		const trigger = triggerOf(table, act);
		if (!trigger) return void 0;
		const readiable = Object.hasOwn(READIABLE, act.action.do) ? READIABLE[act.action.do] : void 0;
		if (!readiable) return {
			...act,
			trigger
		};
		const isAlone = trigger.on === "note" || trigger.by === by;
		const plan = readiable.read(findFighter(table, by), act.action, isAlone);
		return plan && {
			trigger,
			action: plan
		};
	},
	takes: () => "standard",
	limits(table, { id }, { action: plan }) {
		const readiable = Object.hasOwn(READIABLE, plan.do) ? READIABLE[plan.do] : void 0;
		return readiable ? readiable.faultNow(table, id, plan) : "cannot-ready";
	},
	*variants(table, by) {
		if (faultOfSpending(table, by, "standard")) return;
		for (const plan of plansOf(table, by)) {
			const read = READIABLE[plan.do]?.read(findFighter(table, by), plan, false);
			if (read) yield {
				trigger: ON_MOVING,
				action: read
			};
		}
	},
	axes: () => ({ trigger: {
		type: "one",
		of: TRIGGERS.map((trigger) => ({ ...trigger }))
	} }),
	*run(table, { by }, act) {
		const trigger = triggerOf(table, act);
		if (!trigger) return void 0;
		const me = fighterOf(table, by);
		me.holds = true;
		me.readiedAs = {
			trigger,
			action: act.action
		};
		emit(table, {
			type: "readied",
			by,
			clause: "PHASE-69"
		});
		return {
			by,
			acts: ["ready"]
		};
	}
};
const ON_MOVING = {
	on: "moves",
	by: "enemy"
};
/** What is offered to be waited for; any other trigger is accepted too. */
const TRIGGERS = [...[
	"moves",
	"enters-reach",
	"leaves-cover",
	"attacks",
	"casts",
	"reacts"
].map((on) => ({
	on,
	by: "enemy"
})), ...BASIC_ACTIONS.map((basic) => ({
	on: "acts",
	by: "enemy",
	action: basic
}))];
/** What might be readied, aimed at whoever sets it off. */
function* plansOf(table, by) {
	const me = fighterOf(table, by);
	const weapons = /* @__PURE__ */ new Set([...waysToAttackAtAll(me)]);
	for (const weapon of weapons) yield {
		do: "attack",
		weapon
	};
	yield* [
		{ do: "grapple" },
		{ do: "shove" },
		{ do: "mark" },
		{
			do: "search",
			mode: "reveal"
		}
	];
	yield* [
		{ do: "hide" },
		{ do: "defend" },
		{
			do: "rush",
			mode: "move"
		}
	];
	for (const way of waysToRefresh(table, by)) yield {
		do: "refresh",
		...way
	};
	for (const ability of me.abilities) yield {
		do: "use",
		ability
	};
	for (const weapon of me.weapons) yield {
		do: "full-attack",
		mode: "slow",
		weapon
	};
}
function waysToAttackAtAll({ weapons }) {
	return [...weapons, ...IMPROVISED];
}
/** Whether these facts set off what somebody waits for: PHASE-R40. */
function isMet(table, me, { trigger }, facts) {
	const { on } = trigger;
	if (!isMeant(table, me, trigger.by, facts.by)) return false;
	if (on === "acts") return facts.acts?.some((basic) => basic === trigger.action) ?? false;
	if (on === "attacks") return facts.attacks === true;
	if (on === "casts") return facts.casts === true;
	if (on === "reacts") return facts.reacts !== void 0 && (trigger.reaction ?? facts.reacts) === facts.reacts;
	const { went } = facts;
	if (on === "note" || !went) return false;
	if (on === "enters-reach") return isNear(me, went.to) && !isNear(me, went.from);
	if (on === "leaves-cover") return hasCover(table, me.at, went.from) && !hasCover(table, me.at, went.to);
	return true;
}
function isNear(me, at) {
	return distance(me.at, at) <= reachOf(me);
}
/** One's own doing is meant only by name: PHASE-R40. */
function isMeant(table, me, whose, by) {
	const other = findFighter(table, by);
	if (!other) return false;
	if (whose === by) return true;
	if (by === me.id) return false;
	if (whose === "any") return true;
	return whose === "ally" && other.side === me.side || whose === "enemy" && other.side !== me.side;
}
const ANSWER = {
	path: optional(path),
	at: optional(hex)
};
/** To do what was readied, if these facts (or, without, the GM) set it off and it is legal: PHASE-72, PHASE-R41. */
function readyChoice(table, id, facts) {
	const me = findFighter(table, id);
	const readied = me?.readiedAs;
	if (!me || !readied || !canReact(table, id)) return [];
	if (facts && !isMet(table, me, readied, facts)) return [];
	const ways = waysToPerform(table, me, readied.action, facts?.by);
	if (ways.length === 0) return [];
	const check = (act) => faultOf(table, id, readied.action, {
		...act,
		actor: facts?.by
	});
	return [offer("ready", ANSWER, () => ways, check)];
}
function faultOf(table, id, plan, occasion) {
	return READIABLE[plan.do]?.faultThen(table, id, plan, occasion);
}
function waysToPerform(table, me, plan, actor) {
	const needs = needsOf(me, plan);
	return (needs === "path" ? [...pathsOf(table, me, me.speed, "walk")].map((way) => ({ path: way.path })) : needs === "at" ? range(me.at, me.scope).map((at) => ({ at })) : [{}]).filter((way) => faultOf(table, me.id, plan, {
		...way,
		actor
	}) === void 0);
}
/** Does what was readied: the one reaction of the turn: PHASE-72, PHASE-R41. */
function* performReadied(table, id, actor, answer, carryOut) {
	const me = fighterOf(table, id);
	const plan = me.readiedAs?.action;
	if (!plan) return;
	letGoOf(me);
	me.reactionUsed = true;
	emit(table, {
		type: "reacted",
		by: id,
		reaction: "ready",
		clause: "PHASE-72"
	});
	const { path: way, at } = answer;
	const step = {
		name: "ready",
		by: id
	};
	const done = READIABLE[plan.do]?.run(table, step, plan, {
		actor,
		path: way,
		at
	}, carryOut);
	if (done) yield* onStack(table, step, done);
}
function letGoOf(me) {
	me.holds = false;
	me.readiedAs = null;
}
/** To give up what was readied; that is no reaction: PHASE-R63. */
function forgoReadied(table, id) {
	letGoOf(fighterOf(table, id));
	emit(table, {
		type: "forwent",
		by: id,
		clause: "PHASE-74"
	});
}
/** What is left of it is lost with the own next turn: PHASE-72. */
function loseReadied(table, id) {
	const me = fighterOf(table, id);
	if (!me.holds) return;
	letGoOf(me);
	emit(table, {
		type: "lapsed",
		by: id,
		clause: "PHASE-72"
	});
}
/** At any moment, on anybody's turn, while somebody is asked too: PHASE-74. */
const forgo = interjection({
	check(table, by) {
		const me = findFighter(table, by);
		return me ? me.holds ? void 0 : "nothing-readied" : "not-your-turn";
	},
	run: (table, by) => forgoReadied(table, by)
});
// shared/src/rulesets/phases/sheet/fields.ts
const { at, field, kept, shown, side } = fieldsOf();
const points = count(0, 99);
const weapons = setOf(thing(WEAPONS));
const uses = ["full-attack", ...Object.keys(REACTIONS)];
/** A list that a fighter keeps sorted. */
function list(key, kind, write) {
	return field({
		kind,
		get: (_table, fighter) => [...fighter[key]],
		set: (_table, fighter, value) => write(fighter, value)
	});
}
const number$2 = (key) => kept(key, count(-9, 99));
/** The table view, and how the GM and a setup's `state` set it: section 2.2. */
const FIELDS = {
	pc: kept("pc", flag),
	size: kept("size", oneOf$1(SIZES)),
	hpMax: kept("hpMax", count(1, 99), { after: (_table, fighter) => fighter.hp = Math.min(fighter.hp, fighter.hpMax) }),
	hp: field({
		kind: points,
		get: (_table, { hp }) => Math.max(0, hp),
		fault(table, fighter, value) {
			if (value > fighter.hpMax) return "too-much";
			return fighter.defeated && value > 0 && occupant(table, fighter.at) ? "occupied" : void 0;
		},
		set(table, fighter, value) {
			fighter.hp = value;
			if (value === 0 && !fighter.defeated) takeOutHere(table, fighter);
			if (value > 0 && fighter.defeated) raise(table, fighter);
		}
	}),
	mpMax: kept("mpMax", points, { after: (_table, fighter) => fighter.mp = Math.min(fighter.mp, fighter.mpMax) }),
	mp: kept("mp", points, { fault: (_table, { mpMax }, value) => value > mpMax ? "too-much" : void 0 }),
	armor: field({
		kind: count(0, 4),
		get: (_table, fighter) => armorOf(fighter),
		set: (_table, fighter, value) => {
			fighter.armor = value;
		}
	}),
	...Object.fromEntries(NUMBERS.map((key) => [key, number$2(key)])),
	stressCap: kept("stressCap", count(1, 99)),
	woundCap: kept("woundCap", count(1, 9)),
	overstressCap: kept("overstressCap", count(1, 9)),
	stress: kept("stress", points, { fault: (_table, { stressCap }, value) => value > stressCap ? "too-much" : void 0 }),
	wounds: kept("wounds", points, { fault: (_table, { woundCap }, value) => value >= woundCap ? "too-much" : void 0 }),
	overstress: kept("overstress", points, { fault: (_table, { overstressCap }, value) => value >= overstressCap ? "too-much" : void 0 }),
	discord: kept("discord", points, { after: (_table, fighter) => fighter.discordBy = null }),
	focus: kept("focus", points),
	recovery: kept("recovery", points),
	recoveries: shown(points, ({ recoveries }) => recoveries),
	surgeLevel: kept("surgeLevel", count(0, 3)),
	surgePrice: shown(nullable(text(12)), (fighter, { options }) => priceTextOf(options, fighter)),
	surged: kept("surged", flag),
	acted: field({
		kind: flag,
		get: (table, fighter) => hasActed(table, fighter),
		set: (table, fighter, value) => {
			fighter.acted = value;
			if (!fighter.pc && value) table.due = table.due.filter((id) => id !== fighter.id);
		}
	}),
	standard: kept("standard", flag),
	minor: kept("minor", flag),
	moveLeft: kept("moveLeft", points),
	attacksLeft: kept("attacksLeft", count(0, 2)),
	defending: kept("defending", flag),
	slipping: kept("slipping", flag),
	channeling: kept("channeling", nullable(thing(ABILITIES)), {
		fault: (_table, _fighter, value) => value === null || ABILITIES[value].use.as === "channel" ? void 0 : "bad-input",
		after: (_table, fighter) => {
			fighter.stoodStill = 0;
			fighter.channeledNow = false;
		}
	}),
	releasing: shown(flag, ({ releasing }) => releasing),
	readied: field({
		kind: flag,
		get: (_table, { holds }) => holds,
		fault: (_table, { holds }, value) => value && !holds ? "nothing-readied" : void 0,
		set: (table, fighter, value) => {
			if (!value && fighter.holds) forgoReadied(table, fighter.id);
		}
	}),
	reactionUsed: kept("reactionUsed", flag),
	used: list("used", setOf(oneOf$1(uses)), (fighter, value) => fighter.used = [...value]),
	spent: list("spent", setOf(thing(ABILITIES)), (fighter, value) => fighter.spent = [...value]),
	broken: list("broken", weapons, (fighter, value) => fighter.broken = [...value]),
	unloaded: list("unloaded", weapons, (fighter, value) => fighter.unloaded = [...value]),
	known: list("known", setOf(anId(32, 1)), (fighter, value) => fighter.known = [...value]),
	grappledWith: field({
		kind: setOf(fighter$1),
		get: (table, { id }) => partnersOf(table, id).sort(),
		fault: (table, { id }, value) => value.includes(id) ? "bad-input" : missing(table, value),
		set: (table, { id }, value) => {
			endGrapplesOf(table, id);
			const joined = value.map((other) => ({
				by: id,
				with: other,
				stronger: null,
				isNew: false
			}));
			table.grapples = [...table.grapples, ...joined];
			if (table.round > 0) reviewGrapples(table);
		}
	}),
	engaged: shown(flag, (fighter, table) => !fighter.defeated && isEngaged(table, fighter)),
	reach: shown(points, (fighter) => reachOf(fighter)),
	skipUntil: kept("skipUntil", nullable(oneOf$1(LATER))),
	conditions: field({
		kind: setOf(oneOf$1(ILLS)),
		get: (table, fighter) => illsOf(table, fighter),
		set: (table, fighter, value) => {
			if (!value.includes("grappled") && isOnTable(table, fighter)) endGrapplesOf(table, fighter.id);
			setIlls(fighter, value.filter((ill) => ill !== "grappled" || !isGrappled(table, fighter.id)));
		}
	}),
	at: at((table, fighter, to) => {
		place(table, fighter.id, to, "placed");
		reviewGrapples(table);
	}),
	side: side((table) => {
		concludeIfDecided(table);
	}),
	defeated: shown(flag, ({ defeated }) => defeated)
};
/** Conditions and statuses, `grappled` among them for whoever is in a grapple: PHASE-R12. */
function illsOf(table, fighter) {
	const names = fighter.suffers.map(({ name }) => name);
	return !has(fighter, "grappled") && isGrappled(table, fighter.id) ? [...names, "grappled"].sort() : names;
}
/** An NPC has acted once it has no turn left this round: section 2.2. */
function hasActed({ phase, due }, { pc, acted, id, initiative }) {
	if (pc || acted) return acted;
	const now = phase === null ? 0 : numberOf(phase);
	return !due.includes(id) && !initiative.some((number) => number > now);
}
function missing(table, ids) {
	return table.round === 0 || ids.every((id) => findFighter(table, id)) ? void 0 : "no-such-target";
}
/** While a state is laid down its fighter is not there yet: the grapples that a setup gives stay, and nobody has won. */
function isOnTable(table, fighter) {
	return findFighter(table, fighter.id) === fighter;
}
function takeOutHere(table, fighter) {
	if (isOnTable(table, fighter)) takeOut(table, fighter.id, null, "PHASE-R7");
	else fighter.defeated = true;
}
function raise(table, fighter) {
	fighter.defeated = false;
	fighter.wounds = Math.min(fighter.wounds, fighter.woundCap - 1);
	fighter.overstress = Math.min(fighter.overstress, fighter.overstressCap - 1);
	emit(table, {
		type: "raised",
		target: fighter.id
	});
}
// shared/src/rulesets/phases/sheet/options.ts
/** The options of a battle: section 2.3. */
const OPTIONS = {
	surgeStart: count(0, 3),
	surgeMode: oneOf$1([
		"normal",
		"partial",
		"restricted"
	]),
	firstPick: initially(oneOf$1(["pc", "npc"]), "pc")
};
// shared/src/rulesets/phases/sheet/sheet.ts
const score = count(-2, 6);
const phaseNumbers = listOf(count(1, 8), 3);
/** What a sheet may say beside its archetype: section 2.1. */
const SHEET = {
	name: text(40, 1),
	pc: flag,
	size: oneOf$1(SIZES),
	hpMax: count(1, 99),
	armor: count(0, 4),
	dodge: count(1, 20),
	adef: count(1, 20),
	speed: count(0, 12),
	scope: count(0, 20),
	grit: count(0, 6),
	bulk: score,
	agility: score,
	mind: score,
	magic: score,
	saveTarget: count(5, 20),
	stressCap: count(1, 30),
	mpMax: count(0, 20),
	recoveries: count(0, 9),
	woundCap: count(1, 4),
	overstressCap: count(1, 4),
	initiative: phaseNumbers,
	weapons: listOf(thing(WEAPONS)),
	abilities: listOf(thing(ABILITIES)),
	traits: listOf(thing(TRAITS)),
	reactions: listOf(thing(REACTIONS)),
	resist: listOf(oneOf$1(RESISTED))
};
// shared/src/rulesets/phases/sheet/open.ts
/** The table at the very start: the first round has not begun. Throws `SetupError`, naming the field. */
function open(setup, dice) {
	const options = readOptions(OPTIONS, setup);
	const bare = newTable(setup, dice);
	const rest = {
		options,
		phase: null,
		pick: options.firstPick,
		due: [],
		passed: [],
		grapples: []
	};
	const table = {
		...bare,
		...rest,
		stack: [],
		fighters: {}
	};
	if (!setup.order) table.order = setup.combatants.map(({ id }) => id);
	for (const from of setup.combatants) {
		requirePlace(table, from);
		enter(table, newFighter(from, table));
	}
	return table;
}
/** Everybody stands in one hex, whatever the size: PHASE-R19. */
function requirePlace(table, { id, at }) {
	if (!isOpenGround(table.map, at)) throw new SetupError(`${id}.at: ${TEXT.setup.noGround(at.join())}`);
	if (occupant(table, at)) throw new SetupError(`${id}.at: ${TEXT.setup.taken(at.join())}`);
}
/** A fighter as a setup gives it. Throws `SetupError`, naming the field. */
function newFighter(from, table) {
	const { content } = table;
	const { archetype, given } = readSheet(content ? kindsWith({ content: CONTENT }, SHEET, content) : SHEET, ARCHETYPES, from, content);
	const { name, ...sheet } = given;
	const free = sheet.pc && { initiative: [] };
	const whole = {
		...archetype,
		...free,
		...sheet
	};
	requireInitiative(from.id, whole);
	const common = newcomer({
		...from,
		name: from.name ?? name
	});
	const own = ownContent(content);
	const fighter = {
		...common,
		...whole,
		...fresh(whole, table),
		...own && { own }
	};
	layDown(fieldsWith({ content: CONTENT }, FIELDS, content), table, fighter, from, TEXT.rejections);
	return fighter;
}
/** NPCs have one to three phases of their own; heroes choose theirs: section 2.1. */
function requireInitiative(id, { pc, initiative }) {
	const isAscending = initiative.every((number, index) => index === 0 || number > (initiative[index - 1] ?? 0));
	if (pc ? initiative.length > 0 : initiative.length === 0 || !isAscending) throw new SetupError(`${id}.sheet.initiative: ${pc ? TEXT.setup.noInitiative : TEXT.setup.initiative}`);
}
function fresh(sheet, { options }) {
	return {
		fullMp: sheet.mpMax,
		hp: sheet.hpMax,
		mp: sheet.mpMax,
		stress: 0,
		wounds: 0,
		overstress: 0,
		discord: 0,
		discordBy: null,
		focus: 0,
		recovery: sheet.recoveries,
		surgeLevel: sheet.pc ? options.surgeStart : 0,
		surged: false,
		acted: false,
		took: [],
		standard: false,
		minor: false,
		moveLeft: 0,
		attacksLeft: 0,
		attackedWith: [],
		linkedOff: [],
		wrestled: false,
		moved: false,
		part: null,
		inSurge: false,
		defending: false,
		slipping: false,
		spinning: false,
		channeling: null,
		channeledNow: false,
		stoodStill: 0,
		releasing: false,
		holds: false,
		readiedAs: null,
		reactionUsed: false,
		used: [],
		spent: [],
		broken: [],
		unloaded: [],
		known: [],
		skipUntil: null,
		suffers: [],
		turns: 0,
		calm: false
	};
}
// shared/src/rulesets/phases/book/windows.ts
/** What may be answered while it is still being done. */
const WINDOWS = {
	targeted,
	settingOut
};
/** Pays for a deed and does it, as the step on top of the stack; then all may answer what it was. */
function* carryOut(table, step, deed, act) {
	pay$1(table, step.by, deed.costs?.(fighterOf(table, step.by), act) ?? {});
	const facts = yield* deed.run(table, step, act, WINDOWS);
	if (facts) yield* answered(table, step, facts);
	const next = deed.next?.(table, step, act);
	if (next) yield* carryOut(table, step, deed, next);
}
/** After a step: whom it hit or harmed answers, then whoever has waited for it: PHASE-78, PHASE-R37. */
function* answered(table, { name }, facts) {
	const { by, hits = [], harmed: hurt = [] } = facts;
	yield* afterHits(table, by, hits);
	yield* harmed(table, hurt.filter((id) => id !== by));
	yield* afterStep(table, REACTION_NAMES.has(name) ? {
		...facts,
		reacts: name
	} : facts);
}
/** Asks one who may react; first it may have to forgo what it has readied: PHASE-73, PHASE-74. */
function* askOne(table, id, offers) {
	for (;;) {
		const answer = yield* ask(reactionQuestion(id, offers));
		if (answer.option !== "forgo") return answer.option === "pass" ? void 0 : answer;
		forgoReadied(table, id);
	}
}
function reactionQuestion(id, offers) {
	return {
		for: id,
		kind: "reaction",
		choices(seen) {
			const table = seen;
			const open = canReact(table, id) ? offers(table) : [];
			if (open.length === 0) return [];
			return [...findFighter(table, id)?.holds === true ? [{ option: "forgo" }] : open, { option: "pass" }];
		},
		concerns: (seen) => canReact(seen, id),
		fallback: { option: "pass" }
	};
}
/** Whether somebody may answer a movement, before or after it: then it is told of, not only seen. */
function isWatched(table, mover) {
	const strikes = ({ id }) => opportunityChoice(table, id, mover).length > 0;
	return inTurnOrder(table).some(({ holds }) => holds) || enemiesOf(table, fighterOf(table, mover)).some(strikes);
}
/** Before a movement: whoever reaches the hex that it begins in may strike: PHASE-85. */
function* settingOut(table, mover) {
	if (isWatched(table, mover)) emit(table, {
		type: "set-out",
		by: mover
	});
	for (const id of oneByOne(table)) {
		const me = findFighter(table, mover);
		if (!me || me.defeated) return;
		if (fighterOf(table, id).side === me.side) continue;
		const answer = yield* askOne(table, id, (seen) => opportunityChoice(seen, id, mover));
		if (answer) yield* strikeBack(table, id, mover, "opportunity", answer);
	}
}
/** Before the roll of an attack: allies of whom it is for step in, until one has; then it may deflect: PHASE-R36. */
function* targeted(table, attack) {
	for (const id of oneByOne(table)) {
		const answer = yield* askOne(table, id, (seen) => interposeChoice(seen, id, attack));
		if (!answer) continue;
		yield* reacted(table, yield* interpose(table, id, attack, answer));
		break;
	}
	const { target } = attack;
	if (target === void 0 || target === attack.by) return;
	if (yield* askOne(table, target, (seen) => deflectChoice(seen, target))) yield* reacted(table, deflect(table, target, attack));
}
/** After a reaction that is no attack: whoever has waited for it. */
function* reacted(table, facts) {
	yield* onStack(table, {
		name: facts.reacts,
		by: facts.by
	}, afterStep(table, facts));
}
/** After an attack with all its rolls: the hit and their kin, one after another. */
function* afterHits(table, by, hits) {
	const had = /* @__PURE__ */ new Set();
	for (const id of oneByOne(table)) for (const hit of hits) {
		if (hit.target !== id || had.has(hit)) continue;
		had.add(hit);
		yield* answerHit(table, by, hit);
	}
}
function* answerHit(table, by, { target, isFelt }) {
	if (target === by) return;
	const { at, side } = findFighter(table, target) ?? {};
	const offers = (seen) => [...counterattackChoice(seen, target, by), ...isFelt ? scatterChoice(seen, target) : []];
	const answer = yield* askOne(table, target, offers);
	if (answer?.option === "scatter") yield* reacted(table, yield* scatter(table, target, answer));
	if (answer?.option === "counterattack") {
		yield* strikeBack(table, target, by, "counterattack", answer);
		return;
	}
	for (const id of oneByOne(table)) {
		const kin = fighterOf(table, id);
		if (!(id !== target && id !== by && kin.side === side && kin.traits.includes("shield-kin")) || !at || !isAdjacent(kin.at, at)) continue;
		const avenging = yield* askOne(table, id, (seen) => counterattackChoice(seen, id, by));
		if (!avenging) continue;
		yield* strikeBack(table, id, by, "counterattack", avenging);
		return;
	}
}
/** A Volley or Fight in answer, which takes nothing of a turn: PHASE-R39, PHASE-R62. */
function* strikeBack(table, id, foe, reaction, answer) {
	const act = strikeOf(table, id, foe, answer);
	if (!act) return;
	useReaction(table, id, reaction);
	const step = {
		name: reaction,
		by: id,
		arm: act.weapon,
		target: foe
	};
	yield* onStack(table, step, carryOut(table, step, ATTACK, act));
}
/** After harm that was no attack: those it was felt by may get away: PHASE-R37. */
function* harmed(table, ids) {
	for (const id of oneByOne(table)) {
		if (!ids.includes(id)) continue;
		const answer = yield* askOne(table, id, (seen) => scatterChoice(seen, id));
		if (answer) yield* reacted(table, yield* scatter(table, id, answer));
	}
}
/** After a step: whoever has readied something for it may do that now: PHASE-72. */
function* afterStep(table, facts) {
	for (const id of oneByOne(table, facts.by)) yield* askReadied(table, id, facts);
}
/** Asks one who has readied something that these facts set off, or (without facts) that the GM fires. */
function* askReadied(table, id, facts) {
	if (!fighterOf(table, id).holds) return;
	const answer = yield* ask({
		for: id,
		kind: "reaction",
		choices(seen) {
			const choices = readyChoice(seen, id, facts);
			return choices.length > 0 ? [...choices, { option: "pass" }] : [];
		},
		concerns: (seen) => canReact(seen, id) && fighterOf(table, id).holds,
		fallback: { option: "pass" }
	});
	if (answer.option === "ready") yield* performReadied(table, id, facts?.by, answer, carryOut);
}
const REACTION_NAMES = /* @__PURE__ */ new Set([
	"counterattack",
	"opportunity",
	"interpose",
	"deflect",
	"scatter",
	"ready"
]);
// shared/src/rulesets/phases/book/gm.ts
/** What the GM's interventions mean here: each keeps the table whole, at any moment. */
const GM = gmPowersBy({
	make: newFighter,
	move(table, id, to) {
		place(table, id, to, "placed");
		reviewGrapples(table);
	},
	leave: endGrapplesOf
});
/** A long rest: PHASE-R48. */
const rest = interjection({
	gm: true,
	params: { target: fighter$1 },
	check: (table, _by, { target }) => findFighter(table, target) ? void 0 : "no-such-target",
	*variants(table) {
		for (const target of table.order) yield { target };
	},
	run(table, _by, { target }) {
		const me = findFighter(table, target);
		if (!me || me.defeated) return;
		endGrapplesOf(table, target);
		Object.assign(me, rested(table, me));
		emit(table, {
			type: "rested",
			target,
			clause: "PHASE-R48"
		});
	}
});
function rested(table, me) {
	return {
		hp: me.hpMax,
		mpMax: me.fullMp,
		mp: me.fullMp,
		recovery: me.recoveries,
		stress: 0,
		discord: 0,
		discordBy: null,
		focus: 0,
		wounds: 0,
		overstress: 0,
		broken: [],
		unloaded: [],
		spent: [],
		suffers: [],
		surgeLevel: surgeStartOf(table, me)
	};
}
/** The order in which all are asked from now on: PHASE-R59. */
const order = interjection({
	gm: true,
	params: { order: listOf(fighter$1, 200) },
	check: (table, _by, { order: ids }) => isWhole(table, ids) ? void 0 : "bad-input",
	*variants({ order: ids }) {
		for (const first of ids) yield { order: [first, ...ids.filter((id) => id !== first)] };
	},
	run(table, _by, { order: ids }) {
		table.order = [...ids];
		emit(table, {
			type: "ordered",
			clause: "PHASE-R59"
		});
	}
});
function isWhole({ fighters }, ids) {
	const all = Object.keys(fighters);
	return ids.length === all.length && all.every((id) => ids.includes(id));
}
/** What may be done at any moment, while somebody is asked too. */
const INTERJECTIONS = {
	forgo,
	"gm.rest": rest,
	"gm.order": order
};
/** The GM says that what somebody waits for in words has happened: PHASE-R40. */
const fire = action({
	gm: true,
	params: { target: fighter$1 },
	check(table, _by, { target }) {
		return (findFighter(table, target)?.readiedAs)?.trigger.on === "note" ? void 0 : "nothing-readied";
	},
	*variants(table) {
		for (const { id, readiedAs } of Object.values(table.fighters)) if (readiedAs?.trigger.on === "note") yield { target: id };
	},
	*run(table, _by, { target }) {
		yield* askReadied(table, target, null);
	}
});
// shared/src/rulesets/phases/book/channel.ts
const CHANNEL_PARAMS = { ability: abilityId };
function isChanneled(ability) {
	return isAbility(ability) && ABILITIES[ability].use.as === "channel";
}
/** To begin what takes effect at release: PHASE-39, PHASE-45. */
const CHANNEL = {
	params: CHANNEL_PARAMS,
	*variants(table, by) {
		for (const ability of fighterOf(table, by).abilities) if (isChanneled(ability)) yield { ability };
	},
	takes: () => "standard",
	timing: (table, me) => faultOfPhase(table, me, "channel"),
	means: (_table, me, { ability }) => isChanneled(ability) && me.abilities.includes(ability) ? void 0 : "no-such-item",
	forbidden: (_table, me, { ability }) => faultOfSilence(me, ability),
	aim: (_table, me) => me.channeling === null ? void 0 : "already-channeling",
	costs: (me, { ability }) => costsOf(me, ability),
	*run(table, step, { ability }) {
		if (!isChanneled(ability)) return void 0;
		const me = fighterOf(table, step.by);
		me.channeling = ability;
		me.channeledNow = true;
		emit(table, {
			type: "channeled",
			by: step.by,
			ability,
			clause: "PHASE-39"
		});
		if (ability === "soothing-rain") gain(table, step.by, "focus", abilityOf(me, ability).gained, { clause: "PHASE-45" });
		const casts = ABILITIES[ability].class === "spell";
		return {
			by: step.by,
			acts: ["channel"],
			casts
		};
	}
};
function faultOfSilence(me, ability) {
	return isAbility(ability) && ABILITIES[ability].class === "spell" && has(me, "silenced") ? excused(me, "prevented") : void 0;
}
/** To stop channeling: a free action. */
const drop = action({
	check: (table, by) => faultOfFree(table, by) ?? (fighterOf(table, by).channeling === null ? "not-channeling" : void 0),
	*run(table, by) {
		const me = fighterOf(table, by);
		emit(table, {
			type: "dropped",
			by,
			ability: me.channeling,
			clause: "PHASE-43"
		});
		me.channeling = null;
	}
});
/** Whether somebody may release now: in its phase, channeling, and with a voice. */
function mayRelease(table, me) {
	return table.phase === "release" && me.channeling !== null && !has(me, "silenced");
}
/** To let loose what was channeled, in the release turn: PHASE-59, PHASE-R27, PHASE-R57. */
const RELEASE = {
	params: {
		target: optional(fighter$1),
		at: optional(hex)
	},
	understand(act, table, by) {
		const ability = findFighter(table, by)?.channeling;
		const needs = ability ? ABILITIES[ability].needs : void 0;
		return findFighter(table, by)?.releasing && table.turn === by && (needs === "at" || needs === "target") && act[needs] === void 0 ? void 0 : act;
	},
	takes: () => "release",
	means: (_table, { channeling }) => channeling === null ? "not-channeling" : void 0,
	forbidden: (_table, me) => faultOfSilence(me, me.channeling ?? ""),
	aim: (table, me, act) => me.channeling === null ? void 0 : faultOfRelease(table, me, me.channeling, act),
	*variants(table, by) {
		const me = fighterOf(table, by);
		const { channeling } = me;
		const needs = channeling ? ABILITIES[channeling].needs : void 0;
		if (needs === "at") for (const at of centres(table, me, me.scope, blastOf(me))) yield { at };
		else if (needs === "target") for (const target of partnersOf(table, by)) yield { target };
		else yield {};
	},
	run: letLoose
};
function faultOfRelease(table, me, ability, { target, at }) {
	if (ability === "slow-crush") {
		if (!partnersOf(table, me.id).some((one) => one === target)) return "not-grappled";
		return target !== void 0 && isStanding(table, target) ? void 0 : "no-such-target";
	}
	return ABILITIES[ability].needs === "at" && at ? faultOfCentre(table, me, at, me.scope) : void 0;
}
function* letLoose(table, step, { target, at }, windows) {
	const { by } = step;
	const me = fighterOf(table, by);
	const ability = me.channeling;
	if (ability === null) return void 0;
	me.channeling = null;
	emit(table, {
		type: "released",
		by,
		ability,
		...target && { target },
		clause: "PHASE-59"
	});
	const released = {
		by,
		acts: ["release"],
		casts: ABILITIES[ability].class === "spell"
	};
	if (ability === "soothing-rain") soothe(table, me);
	if (ability === "thunderhead" && at) return {
		...yield* attackWith(table, step, "thunderhead", { at }, windows),
		...released
	};
	if (ability === "slow-crush" && target) return {
		...released,
		harmed: yield* crush(table, by, target)
	};
	if (ability === "grave-bloom" && at) return {
		...released,
		harmed: yield* bloom(table, by, at)
	};
	return released;
}
/** How far what somebody channels goes around a hex. */
function blastOf(me) {
	const { channeling } = me;
	return channeling === "thunderhead" || channeling === "grave-bloom" ? abilityOf(me, channeling).blast : void 0;
}
function soothe(table, me) {
	const { within, amount } = abilityOf(me, "soothing-rain");
	const near = alliesOf(table, me).filter(({ at }) => distance(at, me.at) <= within && sees(table, me.at, at));
	for (const { id } of [me, ...near]) restore(table, id, amount, "PHASE-45");
}
/** Hit points come back, not above the most. */
function restore(table, id, amount, clause) {
	const me = fighterOf(table, id);
	const healed = Math.max(0, Math.min(amount, me.hpMax - me.hp));
	me.hp += healed;
	if (healed > 0) emit(table, {
		type: "healed",
		target: id,
		amount: healed,
		hp: me.hp,
		clause
	});
}
/** Gives whom it has harmed. */
function* crush(table, by, target) {
	const { dice, sides, bonus, type } = abilityOf(fighterOf(table, by), "slow-crush").damage;
	if (!(yield* harm(table, target, by, { damage: {
		amount: rollMany(table, dice, sides).reduce((sum, die) => sum + die, bonus),
		type,
		piercing: true
	} }))) return [];
	concentrate(table, target, by);
	return [target];
}
/** All save first, then all are harmed: section 5. Gives whom it has harmed. */
function* bloom(table, by, at) {
	const { amount, saved: less, blast } = abilityOf(fighterOf(table, by), "grave-bloom");
	reveal(table, by);
	const saved = victimsOf(table, at, blast).map((id) => [id, save(table, id, "mind", by, "PHASE-R5")]);
	const felt = [];
	for (const [id, isSaved] of saved) {
		if (!isStanding(table, id)) continue;
		if (!(yield* harm(table, id, by, { stress: isSaved ? less : amount }))) continue;
		concentrate(table, id, by);
		felt.push(id);
	}
	return felt;
}
// shared/src/rulesets/phases/book/simultaneous.ts
const AURAS = {
	thorns: {
		at: "start",
		apply: (table, bearer, owner, amount) => harm(table, bearer, owner, { damage: {
			amount,
			type: "physical"
		} })
	},
	"static-field": {
		at: "start",
		save: "mind",
		*apply(table, bearer, owner) {
			afflict(table, bearer, "vulnerable", owner, fighterOf(table, bearer).turns);
			return false;
		}
	},
	"dread-gaze": {
		at: "start",
		save: "mind",
		apply: (table, bearer, owner, amount) => harm(table, bearer, owner, { stress: amount })
	},
	"cinder-cloak": {
		at: "end",
		apply: (table, bearer, owner, amount) => harm(table, bearer, owner, { discord: amount })
	}
};
/** What others do to somebody at the start or end of its turn: PHASE-31. Those who could save have done so already. */
function* othersEffects(table, bearer, moment) {
	return yield* inChosenOrder(table, bearer, othersAt(table, bearer, moment));
}
/** All saves first, in combat order; what is saved against falls away: PHASE-32. */
function othersAt(table, bearer, moment) {
	const me = fighterOf(table, bearer);
	return enemiesOf(table, me).flatMap((owner) => owner.traits.flatMap((trait) => {
		const aura = AURAS[trait];
		const { within = 0, amount = 0 } = traitOf(owner, trait);
		if (!aura || aura.at !== moment || distance(owner.at, me.at) > within) return [];
		if (aura.save && save(table, bearer, aura.save, owner.id, "PHASE-32")) return [];
		return [{
			id: trait,
			owner: owner.id,
			run: () => aura.apply(table, bearer, owner.id, amount)
		}];
	}));
}
/** One's own, chosen among by oneself: PHASE-35. Gives whether one was harmed by another in the end. */
function* ownEffects(table, bearer, moment) {
	return yield* inChosenOrder(table, bearer, moment === "start" ? atOwnStart(table, bearer) : atOwnEnd(table, bearer));
}
function atOwnStart(table, id) {
	const me = fighterOf(table, id);
	const effects = [];
	const add = (effect, run) => effects.push({
		id: effect,
		owner: id,
		run
	});
	for (const trait of me.traits) {
		if (trait === "regrowth") add(trait, () => regrow(table, id));
		if (trait === "blood-price") add(trait, () => payInBlood(table, id));
	}
	if (me.spinning) add("end-war-spin", () => endSpin(table, me));
	return effects;
}
function* regrow(table, id) {
	restore(table, id, traitOf(fighterOf(table, id), "regrowth").amount, "PHASE-35");
	return false;
}
function* payInBlood(table, id) {
	const { amount, focus } = traitOf(fighterOf(table, id), "blood-price");
	yield* harm(table, id, id, { damage: {
		amount,
		type: "physical",
		piercing: true
	} });
	if (isStanding(table, id)) gain(table, id, "focus", focus, { clause: "PHASE-35" });
	return false;
}
function* endSpin(table, me) {
	touch(table, me.id);
	me.spinning = false;
	return false;
}
/** The discord check is rolled before any effect of the group: PHASE-32, PHASE-R9. */
function atOwnEnd(table, id) {
	const me = fighterOf(table, id);
	if (me.discord === 0) return [];
	const isOver = check(table, id, "magic", "PHASE-R9");
	return [{
		id: "discord",
		owner: id,
		run: () => isOver ? endDiscord(table, me) : tick(table, me)
	}];
}
function* endDiscord(table, me) {
	me.discord = 0;
	emit(table, {
		type: "settled",
		target: me.id,
		clause: "PHASE-R9"
	});
	return false;
}
/** Its origin is whoever last inflicted it: PHASE-R9. Armour, weakness and resistance do not count. */
function* tick(table, { id, discord, discordBy }) {
	yield* loseHitPoints(table, id, discord, discordBy);
	concentrate(table, id, discordBy);
	return discordBy !== null && discordBy !== id;
}
/** One after another, as those say who may choose. Gives whether anything of it was felt. */
function* inChosenOrder(table, bearer, effects) {
	let left = effects;
	let isFelt = false;
	while (left.length > 0 && isStanding(table, bearer)) {
		const next = yield* nextEffect(table, left);
		left = left.filter((effect) => effect !== next);
		const isHarm = yield* next.run();
		if (isHarm && next.owner !== bearer) concentrate(table, bearer, next.owner);
		isFelt ||= isHarm;
	}
	return isFelt;
}
/** The GM says whose comes next, and that one which of its own: PHASE-33 to PHASE-35. */
function* nextEffect(table, left) {
	const owner = yield* choose("gm", table.order.filter((id) => left.some(({ owner }) => owner === id)));
	const theirs = left.filter((effect) => effect.owner === (owner ?? left[0]?.owner));
	const id = yield* choose(theirs[0]?.owner ?? "gm", theirs.map((effect) => effect.id));
	const next = theirs.find((effect) => effect.id === id) ?? theirs[0] ?? left[0];
	if (!next) throw new Error("There is no effect left to choose.");
	return next;
}
/** Asks for the next of several; a single one follows by itself. The first is the default. */
function* choose(asked, options) {
	const [first] = options;
	if (first === void 0 || options.length === 1) return first;
	const isThere = (seen) => asked === "gm" || findFighter(seen, asked) !== void 0;
	return (yield* ask({
		for: asked,
		kind: "order",
		choices: (seen) => isThere(seen) ? options.map((option) => ({ option })) : [],
		fallback: { option: first }
	}))?.option ?? first;
}
/** Whoever was harmed by others at that moment may get away once all of it is done: PHASE-R37. */
function* afterEffects(table, bearer, isFelt) {
	if (isFelt && isStanding(table, bearer)) yield* harmed(table, [bearer]);
}
// shared/src/rulesets/phases/book/turns.ts
/** Whoever takes the pick has its turn; the pick passes to the other group: PHASE-3, PHASE-R23. */
function* beginTurn(table, id, kind) {
	const me = fighterOf(table, id);
	table.turn = id;
	table.passed = [];
	table.pick = groupOf(me) === "pc" ? "npc" : "pc";
	for (const one of fightersOf(table)) one.reactionUsed = false;
	touchAll(table);
	emptyTurn(me);
	if (table.phase !== null) me.took = [...me.took, table.phase];
	emit(table, {
		type: "turn-began",
		by: id,
		kind
	});
	if (kind === "release") {
		beginRelease(table, me);
		return;
	}
	if (me.pc && kind === "act") me.acted = true;
	if (!me.pc) {
		table.due = table.due.filter((other) => other !== id);
		refreshReactions(me);
	}
	yield* onStack(table, {
		name: "start-turn",
		by: id
	}, startTurn(table, id, kind));
}
/** No turn, but it counts as one for reactions: PHASE-59, PHASE-R27, PHASE-R38. */
function beginRelease(table, me) {
	me.releasing = true;
	me.moveLeft = me.stoodStill === table.round ? Math.max(0, me.speed) : 0;
}
/** The order of PHASE-R31; whoever falls has no turn. */
function* startTurn(table, id, kind) {
	const me = fighterOf(table, id);
	me.turns++;
	if (kind === "surge") yield* paySurge(table, id);
	const isFelt = isStanding(table, id) && (yield* othersEffects(table, id, "start"));
	if (!isStanding(table, id)) return;
	touch(table, id);
	me.defending = false;
	loseReadied(table, id);
	yield* ownEffects(table, id, "start");
	yield* afterEffects(table, id, isFelt);
	if (!isStanding(table, id)) return;
	touch(table, id);
	me.standard = true;
	me.minor = true;
	me.moveLeft = Math.max(0, me.speed);
}
/** Whether somebody is where an enemy sees it, with nothing between: PHASE-R14. */
function isInPlainSight(table, me) {
	return enemiesOf(table, me).some(({ at }) => sees(table, at, me.at) && !hasCover(table, at, me.at));
}
/** The order of PHASE-R32. */
function* finishTurn(table, id) {
	fighterOf(table, id).slipping = false;
	const byOthers = yield* othersEffects(table, id, "end");
	const byDiscord = isStanding(table, id) && (yield* ownEffects(table, id, "end"));
	yield* afterEffects(table, id, byOthers || byDiscord);
	const me = findFighter(table, id);
	if (!me || me.defeated) return;
	if (has(me, "hidden") && isInPlainSight(table, me)) relieve(table, id, "hidden");
	expire(table, id);
}
/** The turn is over, however it ended: nobody has one. */
function closeTurn(table, id) {
	const me = findFighter(table, id);
	if (me) {
		touch(table, id);
		if (me.channeledNow) me.stoodStill = me.moved ? 0 : table.round;
		emptyTurn(me);
	}
	for (const one of fightersOf(table)) stopSlipping(table, one);
	settleGrapples(table);
	table.turn = null;
}
function stopSlipping(table, one) {
	if (!one.slipping) return;
	touch(table, one.id);
	one.slipping = false;
}
/** Nothing of a turn is left, nor of what was noted for it. */
function emptyTurn(me) {
	me.standard = false;
	me.minor = false;
	me.moveLeft = 0;
	me.attacksLeft = 0;
	me.attackedWith = [];
	me.linkedOff = [];
	me.wrestled = false;
	me.moved = false;
	me.channeledNow = false;
	me.part = null;
	me.inSurge = false;
	me.slipping = false;
	me.releasing = false;
}
/** To end the own turn; a release turn that released nothing makes the ability fizzle: PHASE-R27. */
const endTurn = action({
	leavesTurn: true,
	check: () => void 0,
	*run(table, by) {
		const me = fighterOf(table, by);
		if (me.releasing) fizzle(table, me);
		else yield* onStack(table, {
			name: "end-turn",
			by
		}, finishTurn(table, by));
		closeTurn(table, by);
		emit(table, {
			type: "turn-ended",
			by
		});
	}
});
function fizzle(table, me) {
	if (me.channeling === null) return;
	emit(table, {
		type: "fizzled",
		by: me.id,
		ability: me.channeling,
		clause: "PHASE-R27"
	});
	me.channeling = null;
}
// shared/src/rulesets/phases/book/waiting.ts
/** What lies ahead in this round, and the next. */
function laterThan({ phase }) {
	return LATER.slice(phase === null ? 0 : PHASES.indexOf(phase) + 1);
}
function faultOfUntil(table, until) {
	return until === null || laterThan(table).includes(until) ? void 0 : "bad-input";
}
function faultOfWaiting(table, by, until) {
	const me = findFighter(table, by);
	if (!me || me.defeated) return "not-your-turn";
	return me.pc ? faultOfUntil(table, until) : "bad-input";
}
function wait(table, by, until) {
	fighterOf(table, by).skipUntil = until;
	emit(table, {
		type: "skipping",
		by,
		until,
		clause: "PHASE-5"
	});
}
/** At any time without a prompt open, on anybody's turn. */
const skip = action({
	outOfTurn: true,
	params: { until: nullable(oneOf$1(LATER)) },
	check: (table, by, { until }) => faultOfWaiting(table, by, until),
	*variants(table, by) {
		for (const until of laterThan(table)) yield { until };
		if (findFighter(table, by)?.skipUntil !== null) yield { until: null };
	},
	*run(table, by, { until }) {
		wait(table, by, until);
	}
});
/** The same until the last phase. */
const delay = action({
	outOfTurn: true,
	check: (table, by) => faultOfWaiting(table, by, "delay"),
	*run(table, by) {
		wait(table, by, "delay");
	}
});
// shared/src/rulesets/phases/book/turn-actions.ts
/** A deed done in the own turn, of which it takes its part: PHASE-9. */
function inTurn(name, deed) {
	const { params, understand, variants, axes } = deed;
	return action({
		params,
		...understand && { understand },
		...variants && { variants },
		...axes && { axes },
		check: (table, by, act) => faultOfDeed(table, by, deed, act),
		*run(table, by, act) {
			if (!findFighter(table, by)) return;
			const takes = deed.takes(act);
			const completes = takes === "attack" && spendAttack(table, by);
			if (takes === "standard" || takes === "minor" || takes === "movement") spend(table, by, takes);
			const step = {
				name,
				by,
				completes
			};
			yield* onStack(table, step, carryOut(table, step, deed, act));
		}
	});
}
/** Every intent of a turn, and what may be said without a prompt open: section 6.1. */
const ACTIONS = {
	attack: inTurn("attack", ATTACK),
	"full-attack": inTurn("full-attack", FULL_ATTACK),
	grapple: inTurn("grapple", GRAPPLE),
	shove: inTurn("shove", SHOVE),
	use: inTurn("use", USE),
	channel: inTurn("channel", CHANNEL),
	release: inTurn("release", RELEASE),
	move: inTurn("move", MOVE),
	stand,
	rush: inTurn("rush", RUSH),
	hide: inTurn("hide", HIDE),
	defend: inTurn("defend", DEFEND),
	refresh: inTurn("refresh", REFRESH),
	mark: inTurn("mark", MARK),
	search: inTurn("search", SEARCH),
	ready: inTurn("ready", READY),
	escape: breakFree,
	wrestle,
	"let-go": letGo,
	drop,
	skip,
	delay,
	"end-turn": endTurn,
	"gm.fire": fire
};
// shared/src/rulesets/phases/book/round.ts
/** Plays on from wherever the table is, until one side is left. */
function* play(table) {
	while (!table.over) {
		if (table.phase === null) beginRound(table);
		else if (table.turn !== null) yield* goOnWith(table, table.turn);
		else yield* nextPick(table);
		concludeIfDecided(table);
	}
}
/** The turn that is open: one intent of it, or its end if its owner is out of the fight (PHASE-R31, PHASE-R44). */
function* goOnWith(table, id) {
	if (!isStanding(table, id)) {
		closeTurn(table, id);
		return;
	}
	const intent = yield* askAny([turnQuestion(ACTIONS, id, isStanding)]);
	if (intent) yield* perform(table, ACTIONS, intent);
}
/** Round 1 begins with the first window of its first phase, and as everybody was set up: PHASE-R23. */
function beginRound(table) {
	table.round++;
	touchAll(table);
	if (table.round > 1) for (const one of fightersOf(table)) refresh(table, one);
	emit(table, {
		type: "round-began",
		round: table.round,
		clause: "PHASE-1"
	});
	beginPhase(table, PHASES[0]);
}
/** What a new round brings back. */
function refresh(table, one) {
	one.acted = false;
	one.took = [];
	one.skipUntil = null;
	one.used = [];
	refreshSurge(table, one);
}
function beginPhase(table, phase) {
	table.phase = phase;
	table.passed = [];
	touchAll(table);
	for (const one of fightersOf(table)) if (one.skipUntil === phase) one.skipUntil = null;
	const number = numberOf(phase);
	table.due = membersOf(table, "npc").flatMap(({ id, acted, initiative }) => initiative.includes(number) && !acted ? [id] : []);
	emit(table, {
		type: "phase-began",
		phase,
		clause: "PHASE-1"
	});
}
/** When neither group nominates, the next phase begins; after the last one a new round: PHASE-1, PHASE-3. */
function goOn(table) {
	const next = table.phase && PHASES[PHASES.indexOf(table.phase) + 1];
	if (next) beginPhase(table, next);
	else table.phase = null;
}
/** The group with the pick nominates, or else the other: PHASE-3. */
function* nextPick(table) {
	const first = table.pick;
	if (yield* nominate(table, first)) return;
	if (yield* nominate(table, first === "pc" ? "npc" : "pc")) return;
	goOn(table);
}
function* nominate(table, group) {
	const chosen = yield* group === "pc" ? nominateHero(table) : nominateNpc(table);
	if (!chosen || !isStanding(table, chosen.id)) return chosen !== void 0;
	yield* beginTurn(table, chosen.id, chosen.kind);
	return true;
}
/** All heroes who may are asked at once, and the first who does not pass takes the pick: PHASE-4, PHASE-R56. */
function* nominateHero(table) {
	const questions = () => membersOf(table, "pc").map(({ id }) => nomination(id));
	const answer = yield* askFirst(questions, (passed) => pass(table, passed));
	return answer ? {
		id: String(answer.as),
		kind: answer.option
	} : void 0;
}
function nomination(id) {
	return {
		for: id,
		kind: "nominate",
		key: id,
		choices: (seen) => nominations(seen, id),
		concerns: (seen) => nominations(seen, id).length > 0,
		fallback: { option: "pass" }
	};
}
const PASSING = { until: optional(oneOf$1(LATER)) };
/** What somebody may do with the pick, and to pass: PHASE-4, PHASE-19, PHASE-20, PHASE-59, PHASE-61. */
function nominations(table, id) {
	const me = findFighter(table, id);
	if (!me || me.defeated || me.skipUntil !== null || table.passed.includes(id)) return [];
	const options = [];
	if (me.pc && !me.acted) options.push("act");
	if (maySurge(me)) options.push("surge");
	if (mayRelease(table, me)) options.push("release");
	if (options.length === 0) return [];
	const taking = options.map((option) => ({ option }));
	return me.pc ? [...taking, passing(table)] : [...taking, { option: "pass" }];
}
function passing(table) {
	const axes = () => ({ until: {
		type: "one",
		of: laterThan(table)
	} });
	return {
		...offer("pass", PASSING, () => [{}], ({ until }) => faultOfUntil(table, until ?? null)),
		axes
	};
}
/** Until another has taken a turn, or as long as the one who passes has said: PHASE-5. */
function pass(table, { as, until }) {
	const me = findFighter(table, String(as));
	if (!me) return;
	touch(table, me.id);
	table.passed = [...table.passed, me.id];
	me.skipUntil = LATER.find((later) => later === until) ?? null;
}
/** Channeling NPCs are asked first whether they release; then whoever is due begins: PHASE-6, PHASE-R25. */
function* nominateNpc(table) {
	for (const { id } of membersOf(table, "npc")) {
		if (nominations(table, id).length === 0) continue;
		const answer = yield* ask({
			for: id,
			kind: "nominate",
			choices: (seen) => nominations(seen, id),
			concerns: (seen) => nominations(seen, id).length > 0,
			fallback: { option: "pass" }
		});
		if (answer.option === "release") return {
			id,
			kind: "release"
		};
		if (answer.as === id) pass(table, answer);
	}
	const id = yield* nextDue(table);
	return id === void 0 ? void 0 : {
		id,
		kind: "act"
	};
}
/** A single one begins by itself; of several the GM names one: PHASE-6, PHASE-R25. */
function* nextDue(table) {
	const due = (seen) => membersOf(seen, "npc").filter(({ id }) => seen.due.includes(id));
	const [first] = due(table);
	if (!first || due(table).length === 1) return first?.id;
	return (yield* ask({
		for: "gm",
		kind: "nominate-foe",
		choices: (seen) => {
			const ids = due(seen).map(({ id }) => ({ option: id }));
			return ids.length > 1 ? ids : [];
		},
		get fallback() {
			return { option: (due(table)[0] ?? first).id };
		}
	}))?.option ?? due(table)[0]?.id;
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
const known = /* @__PURE__ */ new Map();
/** The sum of so many dice. */
function dice(count, sides) {
	const key = `${count}d${sides}`;
	let total = known.get(key);
	if (total) return total;
	total = certainly(0);
	for (let rolled = 0; rolled < count; rolled++) total = sum$1(total, die(sides));
	known.set(key, total);
	return total;
}
/** The highest of so many independent results. */
function highestOf(count, { low, chances }) {
	let [so, before] = [0, 0];
	return {
		low,
		chances: chances.map((chance) => {
			[so, before] = [so + chance, so];
			return so ** count - before ** count;
		})
	};
}
/** The sum of two independent results. */
function sum$1(a, b) {
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
/** What regaining so much of a field does to somebody who misses no more than `missing`. */
function gainOf(target, field, gained, missing) {
	return changeOf(target, field, mapped(gained, (so) => Math.max(0, Math.min(so, missing))));
}
/** The forecast of what costs nothing, does nothing that can be told, and is answered by nobody. */
const NOTHING = {
	cost: {},
	against: [],
	provokes: []
};
// shared/src/rulesets/phases/odds/body.ts
/** The tracks that harm is told on, each for itself: PHASE-R7 to PHASE-R9. */
const TRACKS = [
	"hp",
	"wounds",
	"stress",
	"overstress",
	"discord"
];
function bodyOf({ hp, wounds, stress, overstress, discord, suffers }) {
	return [[{
		hp,
		wounds,
		stress,
		overstress,
		discord,
		out: false,
		stunned: has({ suffers }, "stunned")
	}, 1]];
}
function keyOf({ hp, wounds, stress, overstress, discord, out, stunned }) {
	return `${hp} ${wounds} ${stress} ${overstress} ${discord} ${out} ${stunned}`;
}
/** What becomes of each body, those that are alike put together. */
function after(bodies, next) {
	const found = /* @__PURE__ */ new Map();
	for (const [body, chance] of bodies) for (const [result, share] of next(body)) {
		const key = keyOf(result);
		const known = found.get(key);
		if (known) known[1] += chance * share;
		else if (chance * share > 0) found.set(key, [result, chance * share]);
	}
	return [...found.values()];
}
/** One of several courses, by their chances. */
function oneOf(parts) {
	return parts.flatMap(([share, bodies]) => bodies.map(([body, chance]) => [body, share * chance]));
}
/** Hit points lost, with wounds: PHASE-R7. */
function losing(me, body, lost) {
	if (body.out || lost <= 0) return [[body, 1]];
	let { hp, wounds } = body;
	let stays = 1;
	hp -= lost;
	while (hp <= 0) {
		wounds++;
		if (wounds >= me.woundCap) return [[{
			...body,
			hp: 0,
			wounds,
			out: true
		}, 1]];
		hp += me.hpMax;
		stays *= .6666666666666667;
	}
	const steady = {
		...body,
		hp,
		wounds
	};
	if (body.stunned || stays === 1) return [[steady, 1]];
	return [[steady, stays], [{
		...steady,
		stunned: true
	}, 1 - stays]];
}
/** Stress taken, with overstress: PHASE-R8. */
function straining(me, body, amount) {
	if (body.out || amount <= 0) return [[body, 1]];
	let { stress, overstress } = body;
	stress += amount;
	while (stress > me.stressCap) {
		overstress++;
		if (overstress >= me.overstressCap) return [[{
			...body,
			stress: me.stressCap,
			overstress,
			out: true
		}, 1]];
		stress -= me.stressCap;
	}
	return [[{
		...body,
		stress,
		overstress
	}, 1]];
}
/** Damage of that distribution. */
function damaging(me, body, dealt, type, isWeak) {
	return oneOf(resultsOf(dealt).map(([amount, chance]) => [chance, losing(me, body, feltDamage(me, {
		amount,
		type
	}, isWeak))]));
}
/** Stress of that distribution, before resistance. */
function stressing(me, body, dealt) {
	return oneOf(resultsOf(dealt).map(([amount, chance]) => [chance, straining(me, body, feltHarm(me, "stress", amount))]));
}
/** Discord harms at once and stays: PHASE-R9. */
function jarring(me, body, amount) {
	const felt = feltHarm(me, "discord", amount);
	return after(losing(me, body, felt), (one) => [[one.out ? one : {
		...one,
		discord: one.discord + felt
	}, 1]]);
}
/** Hit points and stress that come back with a wound or an overstress are no gain: what they hide, in hit points. */
function hiddenLoss(me, bodies) {
	return bodies.reduce((sum, [body, chance]) => {
		if (body.out) return sum;
		return sum + chance * ((body.wounds - me.wounds) * me.hpMax + (body.overstress - me.overstress) * me.stressCap);
	}, 0);
}
/** What it does to somebody on each track that changes: the first also says how likely it is out of the fight. */
function effectsOn(me, bodies) {
	const out = bodies.reduce((sum, [body, chance]) => sum + (body.out ? chance : 0), 0);
	return TRACKS.map((track) => {
		const by = bodies.map(([body, chance]) => [body[track] - me[track], chance]);
		return changeOf(me.id, track, distributionOf(by));
	}).filter(({ changes }) => changes.some(([by, chance]) => by !== 0 && chance > 0)).map((effect, index) => index === 0 ? {
		...effect,
		defeat: out
	} : effect);
}
function distributionOf(results) {
	const low = Math.min(...results.map(([by]) => by));
	const high = Math.max(...results.map(([by]) => by));
	const chances = new Array(high - low + 1).fill(0);
	for (const [by, chance] of results) chances[by - low] = (chances[by - low] ?? 0) + chance;
	return {
		low,
		chances
	};
}
// shared/src/rulesets/phases/odds/blow.ts
const throws = /* @__PURE__ */ new Map();
/** A d20 with so many edges more than snags: PHASE-R2. */
function thrown$1(edges) {
	const net = Math.max(-6, Math.min(6, edges));
	const known = throws.get(net);
	if (known) return known;
	const shown = die(20);
	const total = net === 0 ? shown : sum$1(shown, mapped(highestOf(Math.abs(net), die(6)), (extra) => Math.sign(net) * extra));
	throws.set(net, total);
	return total;
}
/** The chance that a check or save of somebody comes to so much. */
function chanceOfCheck(me, score, least) {
	return chanceThat(thrown$1(dazeOf(me)), (shown) => shown + me[score] >= least);
}
/** The chance that somebody beats another in a contest; a tie is won: PHASE-R5. */
function chanceOfContest(me, score, other, against) {
	const theirs = thrown$1(dazeOf(other));
	return theirs.chances.reduce((so, chance, index) => {
		return so + chance * chanceOfCheck(me, score, theirs.low + index + other[against]);
	}, 0);
}
/** How likely a blow misses, hits and is a critical: PHASE-R4. */
function chancesOf(table, me, target, roll, isStunned = has(target, "stunned")) {
	const arm = roll.arm ?? "improvised-weapon";
	const total = thrown$1(edgesOf(table, me, target, roll));
	const defence = isStunned ? 5 : defenceOf(me, target, arm);
	const reaches = chanceThat(total, (shown) => shown + me.grit >= defence);
	const critical = chanceThat(total, (shown) => shown + me.grit >= Math.max(defence, 20));
	return {
		miss: 1 - reaches,
		hit: reaches - critical,
		critical
	};
}
const ways = /* @__PURE__ */ new Map();
/** In how many ways the best so many of some dice come to each total: by how many show the highest face, and so on down. */
function waysOf(best, left, face) {
	if (left === 0) return [1];
	const key = `${best}/${left}d${face}`;
	const known = ways.get(key);
	if (known) return known;
	const found = new Array(best * face + 1).fill(0);
	for (let shown = face === 1 ? left : 0, choices = 1; shown <= left; shown++) {
		const counted = Math.min(shown, best);
		for (const [total, more] of waysOf(best - counted, left - shown, face - 1).entries()) found[total + counted * face] = (found[total + counted * face] ?? 0) + choices * more;
		choices *= (left - shown) / (shown + 1);
	}
	ways.set(key, found);
	return found;
}
/** The best so many of twice as many dice: PHASE-R4. */
function bestHalf(count, sides) {
	const all = sides ** (2 * count);
	return {
		low: 0,
		chances: waysOf(count, 2 * count, sides).map((some) => some / all)
	};
}
const damages = /* @__PURE__ */ new Map();
function damageOf({ dice: count, sides, bonus }, isCritical) {
	const key = `${count}d${sides}+${bonus}${isCritical}`;
	const known = damages.get(key);
	if (known) return known;
	const found = sum$1(isCritical ? bestHalf(count, sides) : dice(count, sides), certainly(bonus));
	damages.set(key, found);
	return found;
}
/** What a hit makes of a body. */
function hitting(me, target, arm, body, isCritical) {
	const { damage, stress, discord = 0 } = attackOf(me, arm);
	const isWeak = has(me, "weakened");
	let bodies = [[body, 1]];
	if (damage) bodies = after(bodies, (one) => damaging(target, one, damageOf(damage, isCritical), damage.type, isWeak));
	if (stress) bodies = after(bodies, (one) => stressing(target, one, damageOf(stress, false)));
	return discord > 0 ? after(bodies, (one) => jarring(target, one, discord)) : bodies;
}
/** What a blow makes of its target, as it is by then. */
function striking$1(table, me, target, roll, before) {
	const arm = roll.arm ?? "improvised-weapon";
	return after(before, (body) => {
		if (body.out) return [[body, 1]];
		const { miss, hit, critical } = chancesOf(table, me, target, roll, body.stunned);
		return oneOf([
			[miss, [[body, 1]]],
			[hit, hitting(me, target, arm, body, false)],
			[critical, hitting(me, target, arm, body, true)]
		]);
	});
}
function outcomesOf({ miss, hit, critical }) {
	return [
		{
			id: "miss",
			label: TEXT.odds.miss,
			chance: miss
		},
		{
			id: "hit",
			label: TEXT.odds.hit,
			chance: hit
		},
		{
			id: "critical",
			label: TEXT.odds.critical,
			chance: critical
		}
	].filter(({ chance }) => chance > 0);
}
/** Harm to an enemy is worth something, harm to a friend is worth less than nothing. */
function signOf(me, target) {
	return me.side === target.side ? -1 : 1;
}
/** What it is worth to whoever struck that a spell is lost: PHASE-41. */
const INTERRUPTED = 5;
/** What the odds of a hit do not tell: what comes back with a wound, and a spell that is held no longer. */
function untold(me, target, hit, harmed) {
	const lost = target.channeling !== null && target.id !== me.id ? hit * (1 - chanceOfCheck(target, "bulk", me.saveTarget)) * INTERRUPTED : 0;
	return signOf(me, target) * (hiddenLoss(target, harmed) + lost);
}
/** The odds of one blow, and of the linked one that follows it. */
function blowOdds(table, by, roll, at, next) {
	const [me, target] = [findFighter(table, by), findFighter(table, at)];
	if (!me || !target || target.defeated) return void 0;
	const chances = chancesOf(table, me, target, roll);
	const first = striking$1(table, me, target, roll, bodyOf(target));
	const effects = next === void 0 ? effectsOn(target, first) : pairEffects(table, me, target, roll, first, next);
	const worth = untold(me, target, chances.hit + chances.critical, first);
	return {
		outcomes: outcomesOf(chances),
		success: chances.hit + chances.critical,
		effects,
		worth
	};
}
/** The other weapon of a pair strikes once the first is done, if its target is still there: PHASE-R29. */
function pairEffects(table, me, target, { arm }, first, next) {
	const linked = arm === void 0 ? void 0 : weaponOf(me, arm)?.linked;
	const other = findFighter(table, next);
	if (!linked || !other) return effectsOn(target, first);
	const roll = { arm: linked };
	if (next === target.id) return effectsOn(target, striking$1(table, me, target, roll, first));
	return [...effectsOn(target, first), ...effectsOn(other, striking$1(table, me, other, roll, bodyOf(other)))];
}
/** The odds of a blast: damage is one roll for all, so each is told for itself. */
function blastOdds(table, by, arm, at) {
	const me = findFighter(table, by);
	if (!me) return void 0;
	return oddsOnAll(table, me, arm, victimsOf(table, at, attackOf(me, arm).blast).map((id) => fighterOf(table, id)));
}
/** The odds of a blast on just these. */
function oddsOnAll(table, me, arm, victims) {
	const roll = {
		arm,
		isBlast: true
	};
	const chances = victims.map((victim) => chancesOf(table, me, victim, roll));
	const none = chances.reduce((so, { miss }) => so * miss, 1);
	const harmed = victims.map((victim) => striking$1(table, me, victim, roll, bodyOf(victim)));
	const effects = victims.flatMap((victim, index) => effectsOn(victim, harmed[index] ?? []));
	const worth = victims.reduce((so, victim, index) => so + untold(me, victim, 1 - (chances[index]?.miss ?? 1), harmed[index] ?? []), 0);
	return {
		outcomes: outcomesOf({
			miss: none,
			hit: 1 - none,
			critical: 0
		}),
		success: 1 - none,
		effects,
		worth
	};
}
// shared/src/rulesets/phases/odds/mending.ts
/** The first points of focus are answers to come; more than that nobody gets to spend. */
const FOCUS = {
	worth: 1,
	enough: 4,
	beyond: .15
};
/** Hit points that a guard spares, for each enemy near. */
const GUARD = .5;
/** What a point of stress is worth to whoever bears it, and to be out of the fight for one too many. */
const STRESS = .4;
const OVERSTRESS = 3;
const OUT$1 = 25;
/** How much of what was hurt it is worth to mend, in a turn in which one does nothing else. */
const MENDED = .65;
/** What so much more focus is worth. */
function worthOfFocus({ focus }, gained) {
	const soon = Math.max(0, Math.min(gained, FOCUS.enough - focus));
	return FOCUS.worth * soon + FOCUS.beyond * (gained - soon);
}
/** What so much stress costs, the more if it is too much: PHASE-R8. */
function priceOfStress({ stress, stressCap, overstress, overstressCap }, amount) {
	const isOver = stress + amount > stressCap;
	return STRESS * amount + (isOver ? overstress + 1 >= overstressCap ? OUT$1 : OVERSTRESS : 0);
}
/** What guarding brings: focus, and blows that miss. */
function worthOfGuarding(table, me) {
	const near = Math.min(3, threatsTo(table, me, me.at));
	return worthOfFocus(me, armorOf(me) + 2) * (near > 0 ? 1 : .6) + GUARD * near;
}
/** What mending brings at best: hit points, or a clear head. */
function worthOfMending(_table, me) {
	const lost = me.recovery > 0 ? MENDED * (me.hpMax - me.hp) : 0;
	return Math.max(lost, worthOfCalm(me)) + (me.suffers.length > 0 || me.unloaded.length > 0 ? 1 : 0);
}
/** To bear no stress any more: the room for more of it, most of all near the cap. */
function worthOfCalm({ stress, stressCap }) {
	return stress * (stress > stressCap / 2 ? .75 : STRESS);
}
/** How many enemies could soon strike at whoever stands there. */
function threatsTo(table, me, at) {
	return enemiesOf(table, me).filter((foe) => distance(foe.at, at) <= foe.speed + 1).length;
}
/** Whether somebody does its harm from afar, and would rather not be struck at. */
function isDistant(me) {
	const [first] = me.weapons;
	return me.channeling !== null || first !== void 0 && weaponOf(me, first)?.action === "volley";
}
// shared/src/rulesets/phases/odds/outlook.ts
/** Each phase later brings a little less of what it promises. */
const PER_PHASE = .97;
/** A blow at an enemy also brings the end nearer: it counts for more than its harm, and the more the longer a fight lasts. */
const PRESSING = {
	from: 1.4,
	after: 4,
	aRound: .4
};
/** A blow that one has to go to first. */
const AFTER_A_WALK = .9;
/** What is begun now and let loose later may be lost. */
const CHANNELED = .7;
/** Any turn is good for something: a movement, a minor action. */
const SOMETHING = .2;
/** What it is worth to be rid of an enemy, or of a friend. */
const OUT = 6;
const FRIENDLY = -1.3;
/** One look around for all phases: what was done in earlier ones and what later ones bring. */
function outlookOf(table, me) {
	const blows = blowsOf(table, me);
	const pressing = PRESSING.from + PRESSING.aRound * Math.max(0, table.round - PRESSING.after);
	const best = (action) => pressing * Math.max(0, ...blows.map(({ weapon, worth }) => weaponOf(me, weapon)?.action === action ? worth : 0));
	const plain = {
		bolster: Math.max(worthOfMending(table, me), worthOfGuarding(table, me)),
		channel: worthOfChanneling(table, me),
		skirmish: best("volley"),
		reposition: SOMETHING,
		brawl: best("fight"),
		release: 0,
		"full-attack": Math.max(best("full-attack"), pressing * worthOfTwo(me, blows))
	};
	const now = PHASES.indexOf(table.phase ?? "bolster");
	const whole = {
		...plain,
		delay: Math.max(...Object.values(plain))
	};
	const discounted = PHASES.map((phase, place) => [phase, (SOMETHING + whole[phase]) * PER_PHASE ** Math.max(0, place - now)]);
	return Object.fromEntries(discounted);
}
/** The best that somebody could do with each weapon, from here or from wherever it can go first. */
function blowsOf(table, me) {
	const places = [...pathsOf(table, me, me.speed, "walk")].flatMap(({ path }) => path.slice(-1));
	return [...me.weapons, "improvised-spell"].map((weapon) => ({
		weapon,
		worth: canUse(me, weapon) ? worthOfWeapon(table, me, weapon, places) : 0
	}));
}
function canUse(me, weapon) {
	return !faultOfArm(me, weapon, true) && !faultOfCondition(me, weapon) && (weaponOf(me, weapon)?.mp ?? 0) <= me.mp;
}
function worthOfWeapon(table, me, weapon, places) {
	const { blast, linked } = attackOf(me, weapon);
	if (blast) return bestBlast(table, me, weapon, rangeOf(me, weapon));
	const twice = linked && me.weapons.includes(linked) && canUse(me, linked) ? 2 : 1;
	const worths = enemiesOf(table, me).map((foe) => {
		const share = shareOf(table, me, foe, weapon, places);
		return share === 0 ? 0 : share * worthOfHarm(table, me, blowOdds(table, me.id, { arm: weapon }, foe.id));
	});
	return twice * Math.max(0, ...worths);
}
/** Whether somebody is at hand: at once, after a walk, or not this turn. */
function shareOf(table, me, foe, weapon, places) {
	const range = rangeOf(me, weapon);
	const isAtHand = (from) => distance(from, foe.at) <= range && !isHiddenFrom({
		...me,
		at: from
	}, foe) && !faultOfDistance(table, from, foe.at, range);
	if (isAtHand(me.at)) return 1;
	if (distance(me.at, foe.at) > range + me.speed) return 0;
	return places.some(isAtHand) ? AFTER_A_WALK : 0;
}
/** Two attacks with different weapons: PHASE-65, PHASE-66. */
function worthOfTwo(me, blows) {
	if (me.used.includes("full-attack")) return 0;
	const quick = blows.filter(({ weapon }) => !isSlow(attackOf(me, weapon))).sort((a, b) => b.worth - a.worth);
	const [first] = quick;
	if (!first) return 0;
	const second = quick.find(({ weapon }) => !isSameAbility(me, first.weapon, weapon) && weapon !== first.weapon);
	return first.worth + (second?.worth ?? 0);
}
/** The best of what somebody could begin to channel, or of one ability. */
function worthOfChanneling(table, me, only) {
	if (me.channeling !== null) return 0;
	const worths = me.abilities.map((ability) => {
		if (only !== void 0 && ability !== only) return 0;
		if (abilityOf(me, ability).mp > me.mp) return 0;
		if (ability === "thunderhead") return CHANNELED * bestBlast(table, me, "thunderhead", me.scope);
		if (ability === "soothing-rain") return .5 + CHANNELED * worthOfRain(table, me);
		if (ability === "grave-bloom") return CHANNELED * bestBloom(table, me);
		return 0;
	});
	return Math.max(0, ...worths);
}
/** What letting loose would bring now. */
function worthOfReleasing(table, me) {
	if (me.channeling === "thunderhead") return bestBlast(table, me, "thunderhead", me.scope);
	if (me.channeling === "soothing-rain") return worthOfRain(table, me);
	return me.channeling === "grave-bloom" ? bestBloom(table, me) : 0;
}
function worthOfRain(table, me) {
	const { within, amount } = abilityOf(me, "soothing-rain");
	return standing(table).filter(({ side, at }) => side === me.side && distance(at, me.at) <= within).reduce((so, { hp, hpMax }) => so + Math.min(amount, hpMax - hp), 0);
}
/** The best place for a blast: what it does to each does not hang on where its middle is. */
function bestBlast(table, me, arm, most) {
	const harms = /* @__PURE__ */ new Map();
	const harmTo = (id) => {
		const known = harms.get(id) ?? worthOfHarm(table, me, oddsOnAll(table, me, arm, [fighterOf(table, id)]));
		harms.set(id, known);
		return known;
	};
	const { blast } = attackOf(me, arm);
	const worths = centres(table, me, most, blast).map((at) => victimsOf(table, at, blast).reduce((so, id) => so + harmTo(id), 0));
	return Math.max(0, ...worths);
}
function bestBloom(table, me) {
	const { blast, amount, saved } = abilityOf(me, "grave-bloom");
	const strain = (amount + saved) / 2;
	const worths = centres(table, me, me.scope, blast).map((at) => {
		return standing(table).filter((one) => distance(one.at, at) <= blast).reduce((so, { side }) => so + (side === me.side ? -strain : strain), 0);
	});
	return Math.max(0, ...worths);
}
/** The harm of some odds to enemies, less that to friends: whoever is nearly out of the fight is best put out of it. */
function worthOfHarm(table, me, odds) {
	if (!odds) return 0;
	return odds.effects.reduce((so, { target, field, changes, defeat }) => {
		const other = table.fighters[target];
		const sign = other?.side === me.side ? FRIENDLY : 1;
		const lost = changes.reduce((sum, [by, chance]) => sum + chance * weightOf(field, by), 0);
		return so + sign * ((other && field === "hp" && lost > 0 ? 1 + lost / Math.max(1, other.hp) : 1) * lost + OUT * defeat);
	}, 0) + (odds.worth ?? 0);
}
function weightOf(field, by) {
	if (field === "hp") return -by;
	return field === "wounds" || field === "overstress" || field === "stress" || field === "discord" ? by : 0;
}
/** What the two blows of a double full attack would bring somebody where it stands, and where it can go. */
function worthOfDouble(table, me) {
	return worthOfTwo(me, blowsOf(table, me));
}
// shared/src/rulesets/phases/odds/guess.ts
/** What an enemy may well be like. */
const USUAL = {
	dodge: 10,
	adef: 9,
	speed: 4,
	scope: 6,
	grit: 1,
	bulk: 1,
	agility: 0,
	mind: 0,
	magic: 0,
	saveTarget: 11,
	weapons: ["hand-axe"],
	reactions: ["opportunity"]
};
/** How likely an enemy who might strike in passing does. */
const STRIKES = .8;
function isKnown(fighter) {
	return fighter.saveTarget !== null;
}
/** The table with a guess at whoever is not known; the same one if there is nobody. */
function guessed(seen) {
	return noted(seen, guessed, () => guessAt(seen));
}
function guessAt(seen) {
	const unknown = fightersOf(seen).filter((fighter) => !isKnown(fighter));
	if (unknown.length === 0) return seen;
	const guesses = unknown.map((fighter) => [fighter.id, {
		...fighter,
		...USUAL
	}]);
	return {
		...seen,
		fighters: {
			...seen.fighters,
			...Object.fromEntries(guesses)
		}
	};
}
/** A forecast without the odds that hang on somebody who is not known; what a bot makes of them stays. */
function veiled(seen, table, me, prospect, forecast) {
	const isVeiled = (ids) => ids.some((id) => isUnknown(seen, id));
	const { odds, provokes, ...rest } = forecast;
	const open = provokes.filter(({ by }) => !isVeiled([by]));
	const peril = provokes.filter(({ by }) => isVeiled([by])).reduce((so, one) => so + Math.min(0, STRIKES * worthOfHarm(table, me, {
		...one.odds,
		worth: 0
	})), 0);
	const told = odds && isVeiled(partiesTo(seen, prospect, odds)) ? guess(worthOfHarm(table, me, odds)) : odds;
	const whole = peril === 0 ? told : {
		...told ?? guess(0),
		worth: (told?.worth ?? 0) + peril
	};
	return {
		...rest,
		provokes: open,
		...whole && { odds: whole }
	};
}
function guess(worth) {
	return {
		outcomes: [],
		success: 1,
		effects: [],
		worth
	};
}
/** Everybody whose numbers these odds hang on. */
function partiesTo(seen, prospect, { outcomes, effects }) {
	if (outcomes.length === 0 && effects.length === 0) return [];
	const [top] = "answer" in prospect ? seen.stack : [];
	return [
		prospect.target,
		prospect.then,
		top?.by,
		top?.target,
		...effects.map((effect) => effect.target)
	];
}
function isUnknown(seen, id) {
	const fighter = typeof id === "string" ? findFighter(seen, id) : void 0;
	return fighter !== void 0 && !isKnown(fighter);
}
// shared/src/rulesets/phases/odds/nominating.ts
/** A whole turn is worth its price only if it brings a little more. */
const SURPLUS = .25;
/** To leave the pick to others until the best phase comes is better than being asked again and again. */
const PATIENCE = .01;
/** What an answer to the question of who acts is worth: now, or in which phase rather. For bots. */
function worthOfNominating(table, me, { answer, until }) {
	if (answer === "release") return worthOfReleasing(table, me) - SURPLUS;
	if (table.phase === null || answer === "pass" && until === void 0) return 0;
	const [best, worth] = bestPhase(table, me);
	if (answer === "pass") return until === untilOf(table, me, best) ? PATIENCE : 0;
	return best === table.phase ? worth : -1;
}
/** What a seat sees is made anew for each decision, and looked through once for all of its answers. */
const chosen = /* @__PURE__ */ new WeakMap();
function bestPhase(table, me) {
	const known = chosen.get(table) ?? /* @__PURE__ */ new Map();
	chosen.set(table, known);
	const choice = known.get(me.id) ?? choosePhase(table, me);
	known.set(me.id, choice);
	return choice;
}
/** In which phase a turn would bring most, and what; null: in none of this round. */
function choosePhase(table, me) {
	const outlook = outlookOf(table, me);
	const { dice, sides, bonus } = priceOf(table.options, me);
	const stress = eased(table.options, me, dice * ((sides + 1) / 2) + bonus);
	const price = SURPLUS + priceOfStress(me, Math.ceil(stress));
	const left = PHASES.slice(PHASES.indexOf(table.phase ?? "bolster")).filter((phase) => phase !== "release");
	let [best, most] = [null, 0];
	for (const phase of left) {
		const worth = me.acted ? outlook[phase] - price : outlook[phase] + andSurge(outlook, left, phase, price);
		if (worth > most) [best, most] = [phase, worth];
	}
	return [best, most];
}
/** Whoever acts early may surge later: what that would bring besides. */
function andSurge(outlook, left, first, price) {
	const later = left.slice(left.indexOf(first)).filter((phase) => phase !== first || phase !== "full-attack");
	return Math.max(0, ...later.map((phase) => outlook[phase] - price));
}
/** Until when somebody would rather not be asked: whoever channels wants to be asked whether it lets loose. */
function untilOf({ phase }, { channeling }, best) {
	const isAhead = PHASES.indexOf(phase ?? "bolster") < PHASES.indexOf("release");
	const isLate = best === null || PHASES.indexOf(best) > PHASES.indexOf("release");
	return channeling !== null && isAhead && isLate ? "release" : best ?? "next-round";
}
// shared/src/rulesets/phases/odds/worth.ts
const PRONE = 1.2;
const PUSHED = .4;
const HELD = 1.5;
const SILENCED = 2;
const CLEARED = 1.5;
/** What it costs to stand within reach of an enemy, for whoever does its harm from afar. */
const EXPOSED = .7;
/** What an intent brings its maker besides what its odds tell. */
function worthOfDeed(table, me, prospect) {
	if (!("do" in prospect)) return 0;
	const { do: what, target } = prospect;
	const other = typeof target === "string" ? findFighter(table, target) : void 0;
	switch (what) {
		case "defend": return worthOfGuarding(table, me);
		case "move":
		case "rush": return worthOfGoing(table, me, prospect.path);
		case "refresh": return worthOfRefresh(table, me, prospect);
		case "grapple": return other ? worthOfHold(table, me, other, "grapple", isGripped(table, me, other) ? 0 : HELD) : 0;
		case "shove": return other ? worthOfHold(table, me, other, "shove", has(other, "prone") ? PUSHED : PRONE) : 0;
		case "mark": return other && other.side !== me.side && !has(other, "marked") ? .7 : 0;
		case "search": return prospect.mode === "reveal" && other && other.side !== me.side ? chanceOfContest(me, "mind", other, "agility") : 0;
		case "full-attack": return prospect.mode === "double" ? worthOfDouble(table, me) : 0;
		case "channel": return worthOfChanneling(table, me, String(prospect.ability));
		case "use": return worthOfUse(table, me, String(prospect.ability), other);
		case "stand": return 1.5;
		case "escape": return other && isHeld(table, me) ? 1.5 * chanceOfContest(me, "bulk", other, "bulk") : 0;
		default: return 0;
	}
}
/** A hold that does what it is meant to; against a friend it is worth less than nothing. */
function worthOfHold(table, me, other, arm, worth) {
	return worth * hitChance(table, me, other, arm) * (other.side === me.side ? -1 : 1);
}
/** Who is in a grip already is in it no more by being seized again. */
function isGripped(table, me, other) {
	return partnersOf(table, me.id).includes(other.id);
}
function hitChance(table, me, other, arm) {
	const { hit, critical } = chancesOf(table, me, other, { arm });
	return hit + critical;
}
/** Whoever does its harm from afar, or holds on to a spell, had better stay out of reach. */
function worthOfGoing(table, me, path) {
	const to = Array.isArray(path) ? path.at(-1) : void 0;
	if (!to || !isDistant(me)) return 0;
	return EXPOSED * (threatsTo(table, me, me.at) - threatsTo(table, me, to));
}
function worthOfRefresh(table, me, { first, second, condition, ally }) {
	const magic = me.abilities.length + me.weapons.length > 0 ? .4 : 0;
	const ours = first === "mp" ? magic * (me.mpMax - me.mp) : 0;
	if (second === "reload") return ours + (me.unloaded.length > 0 ? 1.5 : 0);
	if (second === "discord") return ours;
	return ours + ((second === "ally" ? findFighter(table, String(ally)) : me) && condition !== "marked" ? CLEARED : .3);
}
function worthOfUse(table, me, ability, target) {
	switch (ability) {
		case "brace": return worthOfFocus(me, abilityOf(me, ability).amount);
		case "barrier": return target ? worthOfFocus(target, abilityOf(me, ability).amount) : 0;
		case "hush": {
			const isCaster = target?.abilities.some((one) => isAbility(one) && ABILITIES[one].class === "spell");
			return target && isCaster ? SILENCED * (1 - chanceOfCheck(target, "mind", me.saveTarget)) : 0;
		}
		case "war-spin": return me.spinning ? 0 : .5 * Math.min(3, threatsTo(table, me, me.at));
		case "quick-load": return 1;
		case "still-winter": return [me, ...alliesOf(table, me)].reduce((so, one) => so + .6 * one.surgeLevel, 0) - 2;
		case "leap": return .1;
		default: return 0;
	}
}
/** Answers that no dice decide: which phase to act in, what comes next, where a shove leads. */
function worthOfAnswer(table, me, prospect) {
	if (!("answer" in prospect)) return void 0;
	const { kind, answer } = prospect;
	if (kind === "nominate") return rated(worthOfNominating(table, me, prospect));
	if (kind === "order") return rated(worthOfOrder(me, answer));
	if (kind === "break") return rated(-powerOf(me, answer));
	if (kind === "shove") return rated(answer === "prone" ? PRONE : PUSHED);
	if (kind !== "reaction") return void 0;
	if (answer === "ready") return rated(2);
	if (answer === "scatter") return rated(isPressed(table, me) ? .8 : -.1);
	if (answer === "forgo") return rated(-.5);
	return rated(0);
}
/** Who is whole bleeds first, so that what grows back is not lost. */
function worthOfOrder({ hp, hpMax }, effect) {
	return effect === "blood-price" && hp + 3 > hpMax ? 1 : 0;
}
/** What a weapon does with a hit, on average. */
function powerOf(me, weapon) {
	const { damage, stress, discord = 0 } = attackOf(me, weapon);
	const { dice, sides, bonus } = damage ?? stress ?? {
		dice: 0,
		sides: 0,
		bonus: 0
	};
	return dice * ((sides + 1) / 2) + bonus + discord;
}
function rated(worth) {
	return {
		...NOTHING,
		odds: {
			outcomes: [],
			success: 1,
			effects: [],
			worth
		}
	};
}
function isPressed(table, me) {
	return enemiesOf(table, me).some(({ at }) => isAdjacent(at, me.at));
}
// shared/src/rulesets/phases/odds/forecast.ts
/** The exact odds of an intent or answer, from what a seat sees; undefined where there are none to tell. */
function forecast(seen, by, prospect) {
	const table = guessed(seen);
	const me = findFighter(table, by);
	const told = me && foretell(table, me, prospect);
	return told && table !== seen ? veiled(seen, table, me, prospect, told) : told;
}
function foretell(table, me, prospect) {
	if ("answer" in prospect) return forecastAnswer(table, me, prospect);
	const odds = oddsOfIntent(table, me, prospect);
	const cost = costOfIntent(table, me, prospect);
	const provokes = provocations(table, me, prospect);
	const worth = worthOfDeed(table, me, prospect);
	const whole = odds ? {
		...odds,
		worth: (odds.worth ?? 0) + worth
	} : worth === 0 ? void 0 : plain$2(worth);
	return {
		...NOTHING,
		cost,
		provokes,
		...whole && { odds: whole }
	};
}
/** What is not rolled for and has no odds, but is worth something. */
function plain$2(worth, effects = []) {
	return {
		outcomes: [],
		success: 1,
		effects,
		worth
	};
}
function read(kinds, prospect) {
	return readValues(kinds, prospect);
}
function oddsOfIntent(table, me, prospect) {
	if (!("do" in prospect)) return void 0;
	const { do: what } = prospect;
	if (what === "attack" || what === "full-attack") {
		const act = read(ATTACK_PARAMS, prospect);
		if (!act || !weaponOf(me, act.weapon)) return void 0;
		const { weapon, target, at, consume = false, then } = act;
		if (at) return blastOdds(table, me.id, weapon, at);
		return target === void 0 ? void 0 : blowOdds(table, me.id, {
			arm: weapon,
			hasEdge: consume
		}, target, then);
	}
	if (what === "grapple" || what === "shove") {
		const act = read(HOLD_PARAMS, prospect);
		return act && blowOdds(table, me.id, {
			arm: what,
			hasEdge: act.consume === true
		}, act.target);
	}
	if (what === "refresh") return oddsOfRefresh(me, read(REFRESH_PARAMS, prospect));
	if (what === "use") return oddsOfUse(table, me, String(prospect.ability), prospect.target);
	if (what === "release") return oddsOfRelease(table, me, prospect.at, prospect.target);
}
function oddsOfRefresh(me, act) {
	if (!act) return void 0;
	const effects = [];
	if (act.first === "recovery") effects.push(gainOf(me.id, "hp", certainly(me.hpMax), me.hpMax - me.hp));
	if (act.first === "stress") effects.push(changeOf(me.id, "stress", certainly(0 - me.stress)));
	if (act.second === "discord") effects.push(changeOf(me.id, "discord", certainly(0 - me.discord)));
	return plain$2(0, effects);
}
function oddsOfUse(table, me, ability, at) {
	const target = typeof at === "string" ? findFighter(table, at) : void 0;
	if (ability === "second-breath") return plain$2(0, [changeOf(me.id, "stress", certainly(0 - Math.min(abilityOf(me, ability).amount, me.stress)))]);
	if (!target || ability !== "taunt" && ability !== "hush") return void 0;
	const saved = chanceOfCheck(target, "mind", me.saveTarget);
	const bodies = ability === "taunt" ? afterSave(target, saved, abilityOf(me, ability).amount, 0) : bodyOf(target);
	return {
		...saving(saved),
		effects: effectsOn(target, bodies)
	};
}
function saving(saved) {
	return {
		outcomes: [],
		success: 1 - saved
	};
}
/** Stress for whoever fails a save, and for whoever does not. */
function afterSave(target, saved, failing, saving) {
	const [[body]] = bodyOf(target);
	return oneOf([[saved, stressing(target, body, certainly(saving))], [1 - saved, stressing(target, body, certainly(failing))]]);
}
function oddsOfRelease(table, me, at, target) {
	if (me.channeling === "thunderhead" && at) return blastOdds(table, me.id, "thunderhead", at);
	if (me.channeling === "grave-bloom" && at) {
		const { amount, saved, blast } = abilityOf(me, "grave-bloom");
		return plain$2(0, victimsOf(table, at, blast).map((id) => fighterOf(table, id)).flatMap((one) => effectsOn(one, afterSave(one, chanceOfCheck(one, "mind", me.saveTarget), amount, saved))));
	}
	if (me.channeling === "soothing-rain") {
		const { within, amount } = abilityOf(me, "soothing-rain");
		return plain$2(0, [me, ...alliesOf(table, me).filter((one) => distance(one.at, me.at) <= within && sees(table, me.at, one.at))].map((one) => gainOf(one.id, "hp", certainly(amount), one.hpMax - one.hp)));
	}
	const held = typeof target === "string" ? findFighter(table, target) : void 0;
	if (me.channeling !== "slow-crush" || !held) return void 0;
	return plain$2(0, effectsOn(held, crushed(me, held)));
}
function crushed(me, held) {
	const [[body]] = bodyOf(held);
	const isWeak = me.suffers.some(({ name }) => name === "weakened");
	const { dice: count, sides, bonus, type } = abilityOf(me, "slow-crush").damage;
	const rolled = sum$1(dice(count, sides), certainly(bonus));
	return oneOf(rolled.chances.map((chance, index) => {
		const damage = {
			amount: rolled.low + index,
			type,
			piercing: true
		};
		return [chance, losing(held, body, feltDamage(held, damage, isWeak))];
	}));
}
function costOfIntent(table, me, prospect) {
	if (!("do" in prospect)) return {};
	const { do: what, weapon, ability, path } = prospect;
	if (what === "move" && Array.isArray(path)) return { moveLeft: path.reduce((so, at) => so + costOf(table, me, at), 0) };
	if (what === "attack") return { mp: weaponOf(me, String(weapon))?.mp ?? 0 };
	if (what === "refresh" && prospect.first === "recovery") return { recovery: 1 };
	if (what !== "use" && what !== "channel") return {};
	return costsOf(me, String(ability));
}
/** Whoever may strike at somebody who begins to move: PHASE-85. */
function provocations(table, me, prospect) {
	if (!("do" in prospect && (prospect.do === "move" || prospect.do === "rush")) || !Array.isArray(prospect.path) || me.slipping) return [];
	return enemiesOf(table, me).flatMap((enemy) => {
		const [weapon] = weaponsIn(opportunityChoice(table, enemy.id, me.id));
		const odds = weapon && blowOdds(table, enemy.id, { arm: weapon }, me.id);
		return odds ? [{
			by: enemy.id,
			reaction: "opportunity",
			at: me.at,
			step: 0,
			odds
		}] : [];
	});
}
function weaponsIn(choices) {
	return choices.flatMap(({ variants }) => variants?.() ?? []).flatMap(({ weapon }) => weapon === void 0 ? [] : [weapon]);
}
function forecastAnswer(table, me, prospect) {
	if (!("answer" in prospect)) return void 0;
	const [top] = table.stack;
	if (prospect.kind !== "reaction" || !top) return worthOfAnswer(table, me, prospect);
	if (prospect.answer === "counterattack" || prospect.answer === "opportunity") return striking(table, me, top, prospect);
	return top.arm !== void 0 && top.target !== void 0 && isRollAhead(table, me, top, prospect) ? beforeTheRoll(table, me, top, prospect) : worthOfAnswer(table, me, prospect);
}
/** A blow in answer, with the weapon named or the first that would do. */
function striking(table, me, top, prospect) {
	const isCounter = "answer" in prospect && prospect.answer === "counterattack";
	const foe = top.by;
	const [first] = weaponsIn(isCounter ? counterattackChoice(table, me.id, foe) : opportunityChoice(table, me.id, foe));
	const named = String(prospect.weapon ?? first ?? "");
	const weapon = weaponOf(me, named);
	if (!weapon) return void 0;
	const odds = blowOdds(table, me.id, {
		arm: named,
		hasEdge: prospect.consume === true
	}, foe);
	const { focus } = reactionOf(me, isCounter ? "counterattack" : "opportunity");
	const cost = {
		focus,
		mp: weapon.mp ?? 0
	};
	return odds && {
		...NOTHING,
		cost,
		odds
	};
}
/** Whether somebody is asked about a roll that is still to come: there is something to do about it. */
function isRollAhead(table, me, top, prospect) {
	const answer = "answer" in prospect ? prospect.answer : "";
	if (answer === "interpose" || answer === "deflect") return true;
	const isAlly = findFighter(table, top.target ?? "")?.side === me.side && top.by !== me.id;
	return answer === "pass" && isAlly && me.reactions.some((one) => one === "interpose" || one === "deflect");
}
/** What the blow does to whoever it is for then: PHASE-83, PHASE-R60. */
function beforeTheRoll(table, me, top, prospect) {
	const answer = "answer" in prospect ? prospect.answer : "pass";
	const isIn = answer === "interpose" && prospect.take !== false;
	const target = isIn ? me.id : top.target ?? me.id;
	const roll = {
		...top,
		interposed: isIn || top.interposed === true,
		deflected: answer === "deflect"
	};
	const odds = blowOdds(table, top.by, roll, target);
	const effects = odds?.effects ?? [];
	const pain = ((top.arm ?? "shove") === "shove" ? -1 : 0) - (odds?.worth ?? 0);
	return {
		...NOTHING,
		cost: { focus: answer === "interpose" || answer === "deflect" ? reactionOf(me, answer).focus : 0 },
		odds: {
			outcomes: odds?.outcomes ?? [],
			success: 1 - (odds?.success ?? 0),
			effects,
			worth: pain
		}
	};
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
// shared/src/rulesets/phases/sheet/events.ts
const number = amount(-99, 999);
const word = anId(40);
const way = {
	members: {
		from: hex,
		to: hex
	},
	beat: "walk"
};
const sum = optional(number);
const thrown = {
	die: count(1, 20),
	edges: number,
	dice: listOf(number),
	total: sum,
	bonus: sum
};
/** A sum tells what was added to the dice: PHASE-R46. */
const summedBy = (clue) => ({
	total: clue,
	bonus: clue
});
/** What its events hold besides who did it to whom, and how the map plays them. */
const EVENTS = {
	...KIT_EVENTS,
	"round-began": { members: { round: count() } },
	"phase-began": { members: { phase: word } },
	"turn-began": { members: { kind: word } },
	"turn-ended": { members: {} },
	skipping: { members: { until: nullable(word) } },
	surged: { members: { price: number } },
	"set-out": { members: {} },
	aimed: { members: { arm: word } },
	attacked: {
		members: {
			...thrown,
			arm: word,
			hits: flag,
			critical: flag
		},
		beat: "strike",
		clues: summedBy({
			of: "by",
			key: "grit"
		})
	},
	checked: {
		members: {
			...thrown,
			score: word,
			succeeds: flag
		},
		clues: summedBy({
			of: "by",
			keyIn: "score"
		})
	},
	contested: {
		members: {
			total: sum,
			against: sum,
			score: word,
			otherScore: word,
			succeeds: flag
		},
		clues: {
			total: {
				of: "by",
				keyIn: "score"
			},
			against: {
				of: "target",
				keyIn: "otherScore"
			}
		}
	},
	stressed: {
		members: {
			amount: number,
			stress: number
		},
		beat: "hurt"
	},
	jarred: {
		members: {
			amount: number,
			discord: number
		},
		beat: "hurt"
	},
	settled: {
		members: {},
		beat: "rise"
	},
	wounded: { members: { wounds: number } },
	overstressed: { members: { overstress: number } },
	suffered: { members: {
		what: word,
		die: count(1, 6)
	} },
	drained: { members: { mpMax: number } },
	broke: { members: { weapon: word } },
	paid: paidFrom("mp", "focus", "recovery"),
	raised: {
		members: {},
		beat: "rise"
	},
	defended: {
		members: {},
		beat: "guard"
	},
	refreshed: {
		members: {
			first: word,
			second: word
		},
		beat: "heal"
	},
	stood: {
		members: {},
		beat: "rise"
	},
	slipping: { members: {} },
	doubled: { members: {} },
	used: {
		members: { ability: word },
		beat: "cast"
	},
	calmed: {
		members: {},
		beat: "heal"
	},
	channeled: {
		members: { ability: word },
		beat: "cast"
	},
	released: {
		members: { ability: word },
		beat: "cast"
	},
	dropped: { members: { ability: nullable(word) } },
	fizzled: { members: { ability: word } },
	interrupted: { members: { ability: word } },
	learned: { members: {} },
	grappled: {
		members: {},
		beat: "strike"
	},
	parted: { members: {} },
	readied: { members: {} },
	forwent: { members: {} },
	lapsed: { members: {} },
	reacted: { members: { reaction: word } },
	interposed: {
		members: { taken: flag },
		beat: "guard"
	},
	pushed: way,
	dragged: way,
	shifted: way,
	leapt: way,
	rested: {
		members: {},
		beat: "heal"
	},
	ordered: { members: {} }
};
// shared/src/rulesets/phases/sheet/names.ts
const plan = record$1({ target: optional(fighter$1) });
/** Where fighters are named: what tells of somebody hidden is left out by it. */
const NAMES = {
	fighter: {
		discordBy: nullable(fighter$1),
		readiedAs: nullable(record$1({
			trigger: record$1({ by: nullable(fighter$1) }),
			action: plan
		})),
		known: listOf(fighter$1),
		suffers: listOf(record$1({ by: nullable(fighter$1) }))
	},
	table: {
		due: listOf(fighter$1),
		passed: listOf(fighter$1),
		grapples: listOf(record$1({
			by: fighter$1,
			with: fighter$1,
			stronger: nullable(fighter$1)
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
// shared/src/rulesets/phases/sheet/scenarios.ts
const { fights, names, files } = TEXT.scenarios;
/** Ids are kinds: section 8. */
const fighter = (kind, side, at, besides = {}) => ({
	id: kind,
	name: names[kind],
	side,
	at,
	sheet: {
		kind,
		...besides
	}
});
/** A duel to begin with, and the ready-made fight of section 8. */
const SCENARIOS = [
	{
		id: "duel",
		...fights.duel,
		setup: {
			ruleset: "phases",
			options: {},
			map: {
				radius: 4,
				walls: [],
				difficult: [
					[0, -1],
					[0, 0],
					[0, 1]
				],
				cover: [[-1, -1], [1, 1]]
			},
			combatants: [fighter("duelist", "heroes", [-3, 1]), fighter("cleaver", "foes", [3, -1], {
				hpMax: 16,
				woundCap: 2,
				initiative: [5, 7]
			})]
		}
	},
	{
		id: "toll-bridge",
		...fights["toll-bridge"],
		setup: {
			ruleset: "phases",
			options: {},
			map: {
				radius: 6,
				walls: [
					[0, -2],
					[0, -1],
					[0, 2],
					[0, 3]
				],
				difficult: [[0, 0], [0, 1]],
				cover: [
					[-2, -1],
					[-2, 1],
					[2, -2],
					[2, 1]
				],
				looks: { planks: [[0, 0], [0, 1]] }
			},
			combatants: [
				fighter("warden", "heroes", [-2, 0]),
				fighter("ranger", "heroes", [-4, 1]),
				fighter("stormcaller", "heroes", [-4, 0]),
				fighter("duelist", "heroes", [-3, -1]),
				fighter("ogre-lord", "foes", [3, 0]),
				fighter("cleaver", "foes", [2, 0]),
				fighter("raider", "foes", [2, -1]),
				fighter("slinger", "foes", [4, 1]),
				fighter("hexer", "foes", [4, -1])
			]
		}
	},
	...scenariosFrom(files)
];
// shared/src/rulesets/phases/sheet/secrets.ts
/** Known to its own side, and to one of which somebody has learned of it: PHASE-48, PHASE-R46. */
function isLearned(table, { id, side }, sides) {
	if (sides.has(side)) return true;
	const learned = noted(table, isLearned, () => learnedBySide(table));
	return [...sides].some((one) => learned.get(one)?.has(id));
}
function learnedBySide(table) {
	const sides = Map.groupBy(fightersOf(table), ({ side }) => side);
	return new Map([...sides].map(([side, those]) => [side, new Set(those.flatMap(({ known }) => known))]));
}
const numbers = {
	instead: null,
	isKnown: isLearned
};
const lists = {
	instead: [],
	isKnown: isLearned
};
/** What not everybody may know: what is readied (section 2.2), and what an enemy is made of until it is learned. */
const SECRETS = {
	readiedAs: {
		instead: null,
		isKnown: ownSide
	},
	...Object.fromEntries(NUMBERS.map((key) => [key, numbers])),
	moveLeft: {
		...numbers,
		instead: 0
	},
	weapons: lists,
	abilities: lists,
	traits: lists,
	reactions: lists
};
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
// shared/src/rulesets/phases/words/labels.ts
const PLAIN = {
	...TEXT.phases,
	...TEXT.sheet.scores.fields,
	focus: TEXT.table.resources.focus.label
};
/** How ids read, in the order of the chapters in which they are looked up. */
const LABELS = labelsOf([
	Object.fromEntries(Object.entries(PLAIN).map(([id, label]) => [id, { label }])),
	TEXT.things,
	TEXT.actions,
	TEXT.conditions,
	TEXT.options,
	TEXT.table.resources
], TEXT.params.nothing);
const { labelOf, wordFor } = LABELS;
// shared/src/rulesets/phases/words/about.ts
const { facts } = TEXT.about;
/** What is to be known of an attack: with what, and what helps or hinders its roll. */
function about(table, { arm, by, target, ...step }) {
	const [me, other] = [findFighter(table, by), findFighter(table, target ?? "")];
	if (arm === void 0 || !me || !other) return void 0;
	const edges = edgesOf(table, me, other, {
		arm,
		...step
	});
	const value = `${Math.abs(edges)}`;
	const sum = edges === 0 ? [] : [{
		label: edges > 0 ? facts.edges : facts.snags,
		value
	}];
	return {
		title: labelsIn(table.content, LABELS).labelOf(arm),
		facts: sum
	};
}
// shared/src/rulesets/phases/words/ahead.ts
/** What a hero could do in each phase that is still to come, whatever it would be aimed at; and what a surge costs. */
function ahead(table, id) {
	const me = findFighter(table, id);
	if (!me?.pc || table.phase === null) return void 0;
	const steps = PHASES.slice(PHASES.indexOf(table.phase)).map((phase) => ({
		id: phase,
		things: thingsIn({
			...table,
			phase
		}, me, phase)
	}));
	const price = maySurge({
		...me,
		acted: true
	}) ? priceTextOf(table.options, me) : null;
	return {
		steps,
		facts: price === null ? [] : [{
			label: TEXT.ahead.surge,
			value: TEXT.ahead.stress(price)
		}]
	};
}
function thingsIn(table, me, phase) {
	if (phase === "delay") return [TEXT.ahead.anything];
	const { labelOf } = labelsIn(table.content, LABELS);
	if (phase === "release") return me.channeling === null ? [] : [labelOf(me.channeling)];
	return [...deedsOf(table, me)].map((thing) => thing === "double" ? TEXT.ahead.double : labelOf(thing));
}
/** By their names, what the phase of that table allows: PHASE-2, PHASE-14, PHASE-15, PHASE-17. */
function* deedsOf(table, me) {
	const can = (deed, act) => faultOfReadying(table, me.id, deed, act) === void 0;
	if (can(DEFEND, {})) yield "defend";
	if (can(REFRESH, {
		first: "stress",
		second: "reload"
	})) yield "refresh";
	if (can(MARK, { target: me.id })) yield "mark";
	if (can(SEARCH, { mode: "learn" })) yield "search";
	if (can(RUSH, { mode: "slip" })) yield "rush";
	if (can(HIDE, {})) yield "hide";
	for (const weapon of [...me.weapons, ...IMPROVISED]) if (can(ATTACK, { weapon })) yield weapon;
	if (can(SHOVE, { target: me.id })) yield "shove";
	if (can(GRAPPLE, { target: me.id })) yield "grapple";
	for (const weapon of me.weapons) if (isSlow(attackOf(me, weapon)) && can(FULL_ATTACK, {
		mode: "slow",
		weapon
	})) yield weapon;
	if (can(FULL_ATTACK, { mode: "double" })) yield "double";
	for (const ability of me.abilities) {
		const { as } = ABILITIES[ability].use;
		if ((as === "action" || as === "phase") && can(USE, { ability })) yield ability;
		if (me.channeling === null && can(CHANNEL, { ability })) yield ability;
	}
}
// shared/src/rulesets/phases/words/glossary.ts
const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
	attack: {
		group: "attack",
		pointer: "fighter",
		clauses: ["PHASE-49", "PHASE-54"]
	},
	"full-attack": {
		group: "attack",
		pointer: "fighter",
		clauses: ["PHASE-63"]
	},
	grapple: {
		group: "attack",
		pointer: "fighter",
		clauses: ["PHASE-56"]
	},
	shove: {
		group: "attack",
		pointer: "fighter",
		clauses: ["PHASE-58"]
	},
	use: {
		group: "ability",
		clauses: ["PHASE-14", "PHASE-15"]
	},
	channel: {
		group: "ability",
		clauses: ["PHASE-39"]
	},
	release: {
		group: "ability",
		clauses: ["PHASE-59"]
	},
	move: {
		group: "move",
		pointer: "path",
		clauses: ["PHASE-10"]
	},
	stand: {
		group: "move",
		clauses: ["PHASE-R15"]
	},
	rush: {
		group: "move",
		pointer: "path",
		clauses: ["PHASE-52", "PHASE-53"]
	},
	hide: {
		group: "defend",
		clauses: ["PHASE-51"]
	},
	defend: {
		group: "defend",
		clauses: ["PHASE-36"]
	},
	refresh: {
		group: "defend",
		clauses: ["PHASE-37", "PHASE-38"]
	},
	mark: {
		group: "other",
		pointer: "fighter",
		clauses: ["PHASE-46"]
	},
	search: {
		group: "other",
		pointer: "fighter",
		clauses: ["PHASE-47", "PHASE-48"]
	},
	ready: {
		group: "other",
		clauses: ["PHASE-69"]
	},
	escape: {
		group: "other",
		pointer: "fighter",
		clauses: ["PHASE-R16"]
	},
	wrestle: {
		group: "other",
		pointer: "fighter",
		clauses: ["PHASE-R16"]
	},
	"let-go": {
		group: "other",
		pointer: "fighter",
		clauses: ["PHASE-R16"]
	},
	drop: {
		group: "other",
		clauses: ["PHASE-43"]
	},
	skip: {
		group: "other",
		clauses: ["PHASE-5"]
	},
	delay: {
		group: "other",
		clauses: ["PHASE-5"]
	},
	"end-turn": {
		group: "other",
		clauses: ["PHASE-R32"]
	},
	forgo: {
		group: "other",
		clauses: ["PHASE-74"]
	},
	"gm.fire": {
		group: "other",
		clauses: ["PHASE-R40"]
	},
	"gm.rest": {
		group: "other",
		clauses: ["PHASE-R48"]
	},
	"gm.order": {
		group: "other",
		clauses: ["PHASE-R59"]
	}
});
const PROMPTS = entriesOf(TEXT.prompts, {
	nominate: ["PHASE-4"],
	"nominate-foe": ["PHASE-R25"],
	reaction: ["PHASE-75"],
	order: [
		"PHASE-33",
		"PHASE-34",
		"PHASE-35"
	],
	break: ["PHASE-R7"],
	shove: ["PHASE-58"]
});
const PROMPT_ENTRIES = {
	...ENGINE_PROMPTS,
	...PROMPTS,
	nominate: {
		...PROMPTS.nominate,
		isTiming: true
	},
	order: {
		...PROMPTS.order,
		isSequence: true
	}
};
const OPTION_ENTRIES = {
	...ENGINE_OPTIONS,
	...entriesOf(TEXT.options, {
		act: ["PHASE-4"],
		surge: ["PHASE-19", "PHASE-22"],
		release: ["PHASE-59"],
		pass: ["PHASE-5"],
		interpose: ["PHASE-83"],
		counterattack: ["PHASE-81"],
		opportunity: ["PHASE-85"],
		ready: ["PHASE-72"],
		forgo: ["PHASE-74"],
		prone: ["PHASE-58"],
		push: ["PHASE-58", "PHASE-R52"]
	})
};
const CONDITION_ENTRIES = entriesOf(TEXT.conditions, {
	dazed: ["PHASE-R13"],
	disarmed: ["PHASE-R13"],
	immobilized: ["PHASE-R13"],
	marked: ["PHASE-R28"],
	silenced: ["PHASE-R13"],
	stunned: ["PHASE-30"],
	vulnerable: ["PHASE-R6"],
	weakened: ["PHASE-R6"],
	grappled: ["PHASE-R16"],
	hidden: ["PHASE-R14"],
	prone: ["PHASE-R15"]
});
// shared/src/rulesets/phases/words/glyphs.ts
/** What fighters and conditions look like. */
const GLYPHS = {
	archetypes: {
		warden: "attached-shield",
		ranger: "bow-arrow",
		stormcaller: "lightning-storm",
		duelist: "fencer",
		raider: "battle-axe",
		slinger: "slingshot",
		cleaver: "brute",
		hexer: "evil-eyes",
		skulk: "hooded-assassin",
		"ogre-lord": "ogre"
	},
	conditions: {
		dazed: "star-swirl",
		disarmed: "drop-weapon",
		immobilized: "arrowed",
		marked: "targeted",
		silenced: "silenced",
		stunned: "star-swirl",
		vulnerable: "cracked-shield",
		weakened: "broken-bone",
		grappled: "grab",
		hidden: "hidden",
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
// shared/src/rulesets/phases/words/log.ts
const TONES = {
	"round-began": "heading",
	"phase-began": "heading",
	"turn-began": "heading",
	attacked: "roll",
	checked: "roll",
	contested: "roll",
	hurt: "bad",
	stressed: "bad",
	jarred: "bad",
	wounded: "bad",
	overstressed: "bad",
	afflicted: "bad",
	defeated: "bad",
	interrupted: "bad",
	fizzled: "bad",
	healed: "good",
	gained: "good",
	relieved: "good",
	settled: "good",
	ended: "heading"
};
function sumOf(event) {
	const { sums } = TEXT;
	if (event.type === "contested") return sums.contest(toldNumber(event.total), toldNumber(event.against));
	if (event.type !== "attacked" && event.type !== "checked") return void 0;
	const { die, bonus, dice, edges, total } = event;
	const shown = dice.join(", ");
	const extra = shown === "" ? "" : Number(edges) > 0 ? sums.edge(shown) : sums.snag(shown);
	return sums.roll(Number(die), toldNumber(bonus), extra, toldNumber(total));
}
/** Who does not know what is added to the dice is not told the sum either: PHASE-R46. */
function toldNumber(value) {
	return typeof value === "number" ? value : void 0;
}
/** What has happened as a line of the log; undefined if it only is for the animation. */
const line = linesOf({
	sentences: TEXT.sentences,
	tones: TONES,
	labels: LABELS,
	sumOf
});
/** A roll as it looks; of attacks and checks nobody is told against what, and not everybody the sum (PHASE-R46). */
function rollOf({ type, die, total, against, hits, critical, succeeds }) {
	if (type !== "attacked" && type !== "checked" && type !== "contested") return void 0;
	const outcome = critical === true ? "great" : hits === true || succeeds === true ? "good" : "bad";
	return {
		shown: toldNumber(total) ?? Number(die),
		...type === "contested" && { needs: Number(against) },
		outcome
	};
}
/** How a set of parameters reads. */
function say(params, nameOf, content) {
	const { wordFor } = labelsIn(content, LABELS);
	const words = TEXT.params;
	const { weapon, ability, mode, first, second, condition, target, ally, at, path, then, until } = params;
	const parts = [
		weapon,
		ability,
		mode,
		first,
		second,
		condition
	].filter((id) => typeof id === "string").map((id) => wordFor(id));
	if (typeof target === "string") parts.push(words.at(nameOf(target)));
	if (typeof ally === "string") parts.push(words.of(nameOf(ally)));
	if (Array.isArray(at)) parts.push(words.to(at.join(", ")));
	if (Array.isArray(path)) parts.push(words.path(path.length));
	if (typeof then === "string") parts.push(words.thenAt(nameOf(then)));
	if (params.consume === true) parts.push(words.consume);
	if (typeof params.take === "boolean") parts.push(words.take(params.take));
	if (until !== void 0) parts.push(until === null ? words.always : words.until(wordFor(until)));
	if (params.action) parts.push(sayPlan(params.action, nameOf, content));
	if (params.trigger) parts.push(sayTrigger(params.trigger, nameOf));
	return parts.join(", ");
}
function sayPlan(plan, nameOf, content) {
	return [wordFor(plan.do), say(plan, nameOf, content)].filter((part) => part !== "").join(": ");
}
function sayTrigger({ on, by, action, reaction, note }, nameOf) {
	const { anybody } = TEXT.params;
	const whose = typeof by === "string" ? by : "enemy";
	const whom = Object.hasOwn(anybody, whose) ? anybody[whose] : nameOf(whose);
	const what = typeof note === "string" ? note : wordFor(action ?? reaction ?? on);
	return TEXT.params.on(what, whom);
}
// shared/src/rulesets/phases/words/track.ts
/** The round as its eight phases, with who stands in which, who has acted there, and who has the pick. */
function track(table) {
	const left = standing(table);
	const steps = PHASES.map((phase) => {
		const members = left.filter((fighter) => standsIn(table, fighter, phase));
		const done = members.filter((fighter) => isDoneIn(table, fighter, phase));
		return {
			id: phase,
			label: TEXT.phases[phase],
			help: TEXT.track.helps[phase],
			members: members.map(({ id }) => id),
			done: done.map(({ id }) => id)
		};
	});
	const note = table.phase !== null && table.turn === null ? noteOf(table) : void 0;
	return {
		steps,
		now: table.phase,
		...note !== void 0 && { note }
	};
}
/** Who has the pick; where that group has nobody to nominate, it is the other's: PHASE-3. */
function noteOf(table) {
	const { nobodyDue, picks } = TEXT.track;
	const isOpen = table.pick === "pc" || table.due.length > 0;
	const mayRelease = table.phase === "release" && membersOf(table, "npc").some(({ channeling }) => channeling);
	return isOpen || mayRelease ? picks[table.pick] : nobodyDue;
}
/** NPCs in the phases of their sheet; heroes where they have acted and, until then, where they are asked next. */
function standsIn(table, fighter, phase) {
	const { pc, acted, took, initiative, skipUntil, channeling } = fighter;
	if (took.includes(phase)) return true;
	if (phase === "release" && channeling !== null && !isPast(table, phase)) return true;
	if (!pc) return initiative.includes(numberOf(phase));
	return !acted && phase === (skipUntil ?? table.phase);
}
function isDoneIn(table, { id, pc, took }, phase) {
	if (table.turn === id && table.phase === phase) return false;
	return took.includes(phase) || !pc && isPast(table, phase);
}
function isPast({ phase: now }, phase) {
	return now !== null && numberOf(phase) < numberOf(now);
}
// shared/src/rulesets/phases/words/description.ts
const { resources } = TEXT.table;
// shared/src/rulesets/phases/index.ts
/** Phases: what one wants to do decides when one acts. */
const phases = {
	id: "phases",
	version: 1,
	open,
	faultOf: (from, table) => setupFault(() => newFighter(from, table)),
	play,
	actions: ACTIONS,
	interjections: INTERJECTIONS,
	stackName: ({ name, by }) => `${name}:${by}`,
	gm: GM,
	options: OPTIONS,
	sheet: SHEET,
	content: CONTENT,
	fields: FIELDS,
	events: EVENTS,
	secrets: SECRETS,
	names: NAMES,
	forecast,
	description: {
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
				field: "stress",
				max: "stressCap",
				...resources.stress,
				look: "bar",
				role: "burden"
			},
			{
				field: "wounds",
				max: "woundCap",
				...resources.wounds,
				look: "pips",
				role: "burden"
			},
			{
				field: "discord",
				...resources.discord,
				look: "number",
				role: "burden"
			},
			{
				field: "focus",
				...resources.focus,
				look: "number",
				role: "focus"
			},
			{
				field: "mp",
				max: "mpMax",
				...resources.mp,
				look: "bar",
				role: "momentum"
			},
			{
				field: "recovery",
				max: "recoveries",
				...resources.recovery,
				look: "pips",
				role: "neutral"
			},
			{
				field: "moveLeft",
				...resources.moveLeft,
				look: "number",
				role: "movement"
			},
			{
				field: "surgePrice",
				...resources.surgePrice,
				look: "text",
				role: "burden"
			}
		],
		phases: TEXT.phases,
		actions: ACTION_ENTRIES,
		prompts: PROMPT_ENTRIES,
		options: OPTION_ENTRIES,
		things: entriesOf(TEXT.things, {}),
		conditions: CONDITION_ENTRIES,
		battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
			surgeStart: ["PHASE-24"],
			surgeMode: ["PHASE-25", "PHASE-26"],
			firstPick: ["PHASE-R23"]
		}),
		archetypes: entriesOf(TEXT.archetypes, {}),
		glyphs: GLYPHS,
		sheet: sheetOf(TEXT.sheet),
		members: TEXT.members,
		rejections: TEXT.rejections,
		ahead: (table, id) => ahead(table, id),
		track: (table) => track(table),
		about: (table, item) => about(table, item),
		seconds: () => ({
			prompt: 30,
			turn: null
		}),
		line,
		roll: rollOf,
		say
	},
	scenarios: SCENARIOS
};
export { Battle, phases as ruleset };
